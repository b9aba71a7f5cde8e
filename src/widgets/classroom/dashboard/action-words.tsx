import type { ActionItem } from '../../../contract/entities/action-item.ts'
import { classroom as ofClassroom } from '../../../core/messages/classroom.ts'
import { useSheet } from '../../../ui/style-root.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import sheet from './action-words.css?inline'
import { LinkedText } from './linked-text.tsx'

export interface ActionWordsProps {
  action: ActionItem['action']
  /** What the item is called. */
  name: string
  /** Where there is more about it. */
  more: string | null
  /** What the two steps of a task are called, and the link to more about it. */
  labels: { create: string; respond: string; moreInfo: string }
  /** Where a link leads; null for what is no address of the web. */
  webLink: (url: string) => string | null
}

/**
 * What there is to say of an item: about it, what to record, what to answer, and where there is more. What the dashboard
 * has as well is given to it, or the two would need a file together, for which every dashboard would wait.
 */
export function ActionWords({ action, name, more, labels, webLink }: ActionWordsProps) {
  useSheet(sheet)
  const parts = [
    { title: null, text: action.details.trim() },
    { title: labels.create, text: action.details_create.trim() },
    { title: labels.respond, text: action.details_response.trim() },
  ].filter(({ text }) => text !== '')
  return (
    <div className="action-more">
      {parts.map(({ title, text }) => (
        <div key={title}>
          {title && <h5>{title}</h5>}
          <p dir="auto">
            <LinkedText text={text} webLink={webLink} />
          </p>
        </div>
      ))}
      {more && (
        <a href={more} target="_blank" rel="noopener noreferrer">
          {labels.moreInfo} <VisuallyHidden>{`${name} ${ofClassroom.newTab}`}</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
