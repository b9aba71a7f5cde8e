import { common } from '../../../core/messages/common.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface PanelOutlineProps {
  /** The chat is open, or will be. */
  withChat?: boolean
}

/** What is coming: a picture, a name and some facts, and the chat in its place. */
export function PanelOutline({ withChat = false }: PanelOutlineProps) {
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="person" aria-hidden>
        <Skeleton shape="circle" height={72} />
        <div className="person-facts">
          <Skeleton width="60%" height={20} />
          <Skeleton width="80%" />
        </div>
      </div>
      <Skeleton shape="block" height={44} />
      {withChat && <div className="chat-place" />}
    </>
  )
}
