import type { Message } from '../../../contract/entities/message.ts'
import { SHOWN_LABEL_MAX_CHARACTERS } from '../../../contract/limits/tasks.ts'
import { normalLink } from '../../../contract/rules/links.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { CutName } from '../../../parts/cut-name.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** What comes along with a message. A link that is none, whoever sent it, is no link here either. */
export function Attached({ links, media }: Pick<Message, 'links' | 'media'>) {
  const files = media.map(({ label, url, file }) => ({ key: file, label, href: serviceUrl(url) }))
  const pages = links.map(({ label, url }) => ({ key: `${label} ${url}`, label, href: normalLink(url) }))
  const all = [...pages, ...files]
  if (all.length === 0) return null
  return (
    <ul className="attached" aria-label={t.attached}>
      {all.map(({ key, label, href }) => (
        <li key={key}>
          {href === null ? (
            <CutName name={label} most={SHOWN_LABEL_MAX_CHARACTERS} />
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <CutName name={label} most={SHOWN_LABEL_MAX_CHARACTERS} />
              <VisuallyHidden> {t.newTab}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
