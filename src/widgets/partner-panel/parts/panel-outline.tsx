import { common } from '../../../core/messages/common.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const LINES = ['60%', '80%', '70%']
/** As wide as the words on the buttons. */
const WAYS = [96, 130, 110, 80]

interface PanelOutlineProps {
  /** The chat is open, or will be. */
  withChat?: boolean
}

/** What is coming: a picture, a name, two clocks, what one may do, and the chat in its place. */
export function PanelOutline({ withChat = false }: PanelOutlineProps) {
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="person" aria-hidden>
        <Skeleton shape="circle" height={64} />
        <div className="person-facts">
          {LINES.map(width => (
            <Skeleton key={width} width={width} height={20} />
          ))}
        </div>
      </div>
      <div className="facts" aria-hidden>
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={48} />
      </div>
      <div className="ways" aria-hidden>
        {WAYS.map(width => (
          <Skeleton key={width} shape="block" width={width} height={32} />
        ))}
      </div>
      {withChat && <div className="chat-place" />}
    </>
  )
}
