import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ClassroomCard } from './classroom-card.tsx'
import type { ClassroomsViewProps } from './list-table.tsx'

const SKELETONS = ['first', 'second', 'third']

/** Grid View. */
export function CardGrid({ classrooms, user, widget }: ClassroomsViewProps) {
  return (
    <>
      <VisuallyHidden live>{classrooms === undefined && common.loading}</VisuallyHidden>
      <ul className="cards" aria-label={t.title} aria-busy={classrooms === undefined || undefined}>
        {classrooms === undefined
          ? SKELETONS.map(name => <CardSkeleton key={name} />)
          : classrooms.map(classroom => (
              <ClassroomCard key={classroom.id} classroom={classroom} user={user} widget={widget} />
            ))}
      </ul>
    </>
  )
}

function CardSkeleton() {
  return (
    <li aria-hidden>
      <Card>
        <div className="card-skeleton">
          <Skeleton width="90px" height={26} />
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" />
          <Skeleton height={10} />
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={44} />
        </div>
      </Card>
    </li>
  )
}
