import { taskWords as t } from '../../core/messages/task-words.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CutName } from '../cut-name.tsx'

export interface Attached {
  /** What tells it apart from the others. */
  id: string
  label: string
  /** Null as long as it has no address: it has one once the task is saved. */
  href: string | null
}

interface AttachmentListProps {
  heading: string
  list: readonly Attached[]
  /** So many letters of a label are shown. */
  most: number
}

/** What comes along with a task, each in a tab of its own; nothing where there is none. */
export function AttachmentList({ heading, list, most }: AttachmentListProps) {
  if (list.length === 0) return null
  return (
    <section>
      <h4>{heading}</h4>
      <ul className="cx-task-attachments">
        {list.map(({ id, label, href }) => (
          <li key={id}>
            {href === null ? (
              <CutName name={label} most={most} />
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                <CutName name={label} most={most} />
                <VisuallyHidden> {t.newTab}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
