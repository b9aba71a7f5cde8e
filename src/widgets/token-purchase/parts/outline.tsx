import { common } from '../../../core/messages/common.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** The shape of a form that is coming. */
export function Outline() {
  return (
    <div className="purchase-part">
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <Skeleton width="34%" />
      <Skeleton shape="block" height={44} />
      <Skeleton width="46%" />
      <Skeleton shape="block" height={44} />
      <Skeleton width="72%" />
      <div className="purchase-actions">
        <Skeleton shape="block" width={120} height={44} />
      </div>
    </div>
  )
}
