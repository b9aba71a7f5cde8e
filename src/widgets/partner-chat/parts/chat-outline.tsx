import { common } from '../../../core/messages/common.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Of both sides, in em. */
const WIDTHS = [14, 10, 18, 8, 12]

/** What is coming: some messages of both sides. */
export function ChatOutline() {
  return (
    <div className="chat">
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="chat-outline" aria-hidden>
        {WIDTHS.map(width => (
          <Skeleton key={width} shape="block" width={`${width}em`} height={44} />
        ))}
      </div>
    </div>
  )
}
