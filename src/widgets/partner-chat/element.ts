import { defineWidget } from '../../element/define-widget.ts'
import composer from './composer.css?inline'
import messages from './messages.css?inline'
import sheet from './partner-chat.css?inline'
import { PartnerChat } from './partner-chat.tsx'

/**
 * The chat of a classroom's teacher with the global partner (P2 §2 Global partner flow, §4 Chat): what both have written,
 * by days, with the time where each of them is, who is in the chat, and what has been read. Messages come live; without
 * such a connection they are asked for every few seconds, and the element says so. What is written without a line is
 * kept in the browser and sent in order when it is back.
 *
 * It is as high as its `--cx-chat-height`, 34em unless that is set, and 80 % of a low window; higher where what stands
 * below the messages would leave them no room.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @fires {CustomEvent<{ messageId: number, number: number }>} cx-message-sent - the server has a message that was written
 * here; `number` is its place in the chat
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a message waits to be sent, or a file is on its way, or that is
 * over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-partner-chat', PartnerChat, {
  attributes: { classroomId: 'number' },
  events: ['cx-message-sent', 'cx-busy-changed', 'cx-classroom-error'],
  styles: [sheet, messages, composer],
})

declare global {
  interface WidgetViews {
    'cx-partner-chat': typeof PartnerChat
  }
}
