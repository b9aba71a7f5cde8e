import type { ChatAttachment } from '../../../contract/entities/chat.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { download } from '../../../ui/file-icons.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** The file of a message: a picture is seen, anything else is a link. It opens in a tab of its own. */
export function Attachment({ label, url, type }: ChatAttachment) {
  const href = serviceUrl(url)
  return (
    <a className="file" data-type={type} href={href} target="_blank" rel="noopener noreferrer">
      {type === 'picture' ? (
        <img src={href} alt="" loading="lazy" width={240} height={160} />
      ) : (
        <Icon path={download} />
      )}
      <bdi>{label}</bdi>
      <VisuallyHidden> {t.newTab}</VisuallyHidden>
    </a>
  )
}
