import type { ActionItem } from '../../../contract/entities/action-item.ts'
import { classroom as ofClassroom } from '../../../core/messages/classroom.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { webLink } from '../web-link.ts'
import { LinkedText } from './linked-text.tsx'

interface ActionDetailsProps {
  action: ActionItem['action']
  /** What the item is called. */
  name: string
  /** The item itself leads to the link with more about it. */
  leadsToMore: boolean
}

/** What there is to say of an item beyond its line: about it, what to record, what to answer, and where there is more. */
export function ActionDetails({ action, name, leadsToMore }: ActionDetailsProps) {
  const more = leadsToMore ? null : webLink(action.more_info_link)
  const parts = [
    { title: null, text: action.details.trim() },
    { title: t.create, text: action.details_create.trim() },
    { title: t.respond, text: action.details_response.trim() },
  ].filter(({ text }) => text !== '')
  if (parts.length === 0 && !more) return null
  return (
    <details className="action-details">
      <summary>
        {t.details}
        <VisuallyHidden>{t.detailsOf(name)}</VisuallyHidden>
      </summary>
      <div className="action-more">
        {parts.map(({ title, text }) => (
          <div key={title}>
            {title && <h5>{title}</h5>}
            <p dir="auto">
              <LinkedText text={text} />
            </p>
          </div>
        ))}
        {more && (
          <a href={more} target="_blank" rel="noopener noreferrer">
            {t.moreInfo} <VisuallyHidden>{`${name} ${ofClassroom.newTab}`}</VisuallyHidden>
          </a>
        )}
      </div>
    </details>
  )
}
