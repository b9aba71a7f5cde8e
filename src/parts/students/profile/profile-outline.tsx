import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** The shape of a profile that is coming. */
export function ProfileOutline() {
  return (
    <Card>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="student-outline" aria-hidden="true">
        <Skeleton shape="circle" height={72} />
        <div>
          <Skeleton width={200} height={28} />
          <Skeleton width={140} />
        </div>
        <Skeleton shape="circle" height={140} />
      </div>
    </Card>
  )
}
