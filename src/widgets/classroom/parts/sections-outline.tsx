import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of the tabs that are coming, of which this one is asked for. */
export function SectionsOutline({ tab }: { tab?: string | undefined }) {
  return (
    <>
      <div className="tabs-outline">
        <Skeleton width="min(100%, 460px)" height={28} />
      </div>
      <Card>
        <div className="section-outline" data-tab={tab === 'dashboard' ? undefined : tab}>
          <Skeleton width={180} height={24} />
          <Skeleton width="75%" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </div>
      </Card>
    </>
  )
}
