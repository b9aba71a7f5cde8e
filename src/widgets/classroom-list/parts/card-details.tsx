import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { statuses } from '../../../core/messages/statuses.ts'
import { progressParts } from '../../../core/statuses/progress-parts.ts'
import { Donut } from '../../../ui/donut.tsx'
import { Partner } from './cells.tsx'
import { Fact } from './fact.tsx'

interface CardDetailsProps {
  classroom: ClassroomListItem
  hasPartner: boolean
}

/** What a card shows on request: where the posts stand, and with whom and how the class works. */
export function CardDetails({ classroom, hasPartner }: CardDetailsProps) {
  const { approved } = shownProgress(classroom.progression_percent)
  return (
    <div className="details">
      <Donut
        label={t.progress}
        size={112}
        centre={statuses.percent(approved)}
        segments={progressParts(classroom.progression_percent)}
      />
      <dl className="facts">
        {hasPartner && (
          <Fact label={t.partner} wide>
            <Partner classroom={classroom} />
          </Fact>
        )}
        <Fact label={t.groupType}>{t.groupTypes[classroom.course_student_group_type_id]}</Fact>
        <Fact label={t.created}>{shortDate(classroom.created_at)}</Fact>
      </dl>
    </div>
  )
}
