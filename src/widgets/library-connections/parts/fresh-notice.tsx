import type { RefObject } from 'react'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronUp } from '../../../ui/icons.ts'

interface FreshNoticeProps {
  count: number
  onShow: () => void
  /** Where whoever wants to see them goes on. */
  heading: RefObject<HTMLElement | null>
}

/** Requests that have come while somebody reads: they are offered above the cards, which stay where they are. */
export function FreshNotice({ count, onShow, heading }: FreshNoticeProps) {
  return (
    <div className="fresh" role="status">
      {count > 0 && (
        <Button
          variant="primary"
          size="small"
          icon={chevronUp}
          onClick={() => {
            onShow()
            heading.current?.focus()
          }}
        >
          {t.fresh(count)}
        </Button>
      )}
    </div>
  )
}
