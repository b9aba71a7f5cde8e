import { defineWidget } from '../../element/define-widget.ts'
import comments from './comments.css?inline'
import sheet from './message-board.css?inline'
import { MessageBoard } from './message-board.tsx'

/**
 * The message board of a classroom exchange for its teachers: what both of them post, with links, pictures and sounds,
 * and what students write below it, which the teacher of each student approves or deletes (P3 §2 Message Board, §4). It
 * keeps itself up to date. The screen Message Board of `cx-classroom` is this element.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {number} message-id - the message that a link leads to: it is marked and comes in sight
 * @attr {number} comment-id - the comment that a link leads to, likewise, unfolded; it goes before `message-id`
 * @fires {CustomEvent<{ change: string, messageId: number, commentId: number | null }>} cx-messages-changed - a message
 * was `posted`, or a comment `approved` or `deleted`
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a message is being written, or a file of it is on its way, or
 * that is over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-message-board', MessageBoard, {
  attributes: { classroomId: 'number', messageId: 'number', commentId: 'number' },
  events: ['cx-messages-changed', 'cx-busy-changed', 'cx-classroom-error'],
  styles: [sheet, comments],
})

declare global {
  interface WidgetViews {
    'cx-message-board': typeof MessageBoard
  }
}
