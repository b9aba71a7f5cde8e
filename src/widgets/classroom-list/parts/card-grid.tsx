import { memo } from 'react'
import { homeName } from '../../../core/classrooms/home-name.ts'
import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ClassroomCard } from './classroom-card.tsx'
import type { ClassroomsViewProps } from './list-table.tsx'

/** From here on cards out of sight are not laid out. */
const MANY = 60
const CARDS = ['first', 'second', 'third']
const FACTS = ['tasks', 'posts', 'dates', 'code']

/** Grid View. */
export const CardGrid = memo(function CardGrid({ classrooms, user, widget }: ClassroomsViewProps) {
  return (
    <>
      <VisuallyHidden live>{classrooms === undefined && common.loading}</VisuallyHidden>
      <ul
        className="cards"
        aria-label={homeName(user)}
        aria-busy={classrooms === undefined || undefined}
        data-many={(classrooms && classrooms.length > MANY) || undefined}
      >
        {classrooms === undefined
          ? CARDS.map(name => <CardSkeleton key={name} />)
          : classrooms.map(classroom => (
              <ClassroomCard key={classroom.id} classroom={classroom} user={user} widget={widget} />
            ))}
      </ul>
    </>
  )
})

function CardSkeleton() {
  return (
    <li aria-hidden>
      <Card flush>
        <div className="card">
          <div className="card-head">
            <Skeleton width={96} height={26} />
            <Skeleton width="75%" height={26} />
            <Skeleton width="50%" />
          </div>
          <Skeleton height={10} />
          <div className="facts">
            {FACTS.map(name => (
              <Skeleton key={name} width="70%" height={40} />
            ))}
          </div>
          <Skeleton shape="block" height={44} />
        </div>
      </Card>
    </li>
  )
}
