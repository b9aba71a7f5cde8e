import { type ReactNode, useId } from 'react'
import type { Course } from '../../contract/entities/course.ts'
import { serviceUrl } from '../../core/http/address.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { book } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CutName } from '../cut-name.tsx'

export interface CourseCardProps {
  course: Course
  /** Characters of the name that are shown. */
  nameMost: number
  onDetails: () => void
  /** The other button, the one that takes the course; `nameId` is what says which one. */
  choice: (nameId: string) => ReactNode
}

/** Topics are told apart by their colours, of which there are so many. */
const TONES = 4

/** One course: what it is about, how long it takes, and what can be done with it. */
export function CourseCard({ course, nameMost, onDetails, choice }: CourseCardProps) {
  const id = useId()
  const picture = course.tasks.find(task => task.task_thumbnail !== null)?.task_thumbnail
  return (
    <li className="cx-course">
      <Card flush>
        <article className="cx-course-card" aria-labelledby={id}>
          <div className="cx-course-picture" data-tone={(course.topic_id ?? 0) % TONES}>
            {picture ? (
              <img src={serviceUrl(picture)} alt="" loading="lazy" />
            ) : (
              <Icon path={book} size={28} />
            )}
          </div>
          <div className="cx-course-text">
            {course.topic && <p className="cx-course-topic">{course.topic.name}</p>}
            <h3 id={id} className="cx-course-name">
              <CutName name={course.name} most={nameMost} />
            </h3>
            <ul className="cx-course-facts">
              <li>{t.weeks(course.weeks)}</li>
              <li>{t.tasks(course.tasks_count)}</li>
              {course.level && <li>{course.level.name}</li>}
            </ul>
          </div>
          <div className="cx-course-actions">
            <Button variant="quiet" size="small" onClick={onDetails} describedBy={id}>
              {t.details}
            </Button>
            {choice(id)}
          </div>
        </article>
      </Card>
    </li>
  )
}

/** The outline of a card. */
export function CourseSkeleton() {
  return (
    <li className="cx-course" aria-hidden>
      <Card flush>
        <div className="cx-course-card">
          <div className="cx-course-picture" />
          <div className="cx-course-text">
            <Skeleton width={96} />
            <Skeleton width="80%" height={24} />
            <Skeleton width="60%" />
          </div>
          <div className="cx-course-actions">
            <Skeleton width={110} height={34} />
            <Skeleton width={150} height={34} />
          </div>
        </div>
      </Card>
    </li>
  )
}
