import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Two cards beside each other, the first with a video, while they are on their way. */
export function VideosOutline({ second = 'block' }: { second?: 'block' | 'text' }) {
  return (
    <div className="videos" aria-hidden="true">
      <Card>
        <div className="video">
          <Skeleton width={180} height={36} />
          <Skeleton shape="block" height={260} />
        </div>
      </Card>
      <Card>
        <div className="video">
          <Skeleton width={180} height={36} />
          {second === 'block' ? <Skeleton shape="block" height={260} /> : <Skeleton />}
        </div>
      </Card>
    </div>
  )
}
