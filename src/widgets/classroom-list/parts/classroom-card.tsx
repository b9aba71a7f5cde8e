import { memo, useId, useState } from 'react'
import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { classroom as ofClassroom } from '../../../core/messages/classroom.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown, chevronUp, edit } from '../../../ui/icons.ts'
import type { ClassroomListHandle } from '../types.ts'
import { CardDetails } from './card-details.tsx'
import { Code, Completion, Status } from './cells.tsx'
import { Fact } from './fact.tsx'

interface ClassroomCardProps {
  classroom: ClassroomListItem
  user: User
  widget: ClassroomListHandle
}

/** One classroom of the Grid View. */
export const ClassroomCard = memo(function ClassroomCard({ classroom, user, widget }: ClassroomCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  // the server's word: it knows the subscriptions of today, the session may hold older ones
  const expired = classroom.status === 'expired'
  const to = { classroomId: classroom.id }
  return (
    <li>
      <Card flush>
        <article className="card" aria-labelledby={`${id}-name`}>
          <div className="card-head">
            <Status classroom={classroom} />
            <h3 id={`${id}-name`} className="card-name">
              <bdi>{classroom.name}</bdi>
            </h3>
            <p className="card-subject">{classroom.subject.name}</p>
          </div>
          <div>
            <p className="label">{t.completion}</p>
            <Completion classroom={classroom} />
          </div>
          <Facts classroom={classroom} />
          <div className="card-actions">
            <ButtonLink variant="soft" wide {...widget.link('classroom', to)}>
              {t.enter}
            </ButtonLink>
            {expired ? (
              <Button variant="quiet" size="small" icon={edit} disabled describedBy={`${id}-expired`}>
                {t.edit}
              </Button>
            ) : (
              <ButtonLink variant="quiet" size="small" icon={edit} {...widget.link('editClassroom', to)}>
                {t.edit}
              </ButtonLink>
            )}
            <button
              type="button"
              className="toggle"
              aria-expanded={open}
              aria-controls={`${id}-details`}
              onClick={() => setOpen(!open)}
            >
              {open ? t.hideDetails : t.showDetails}
              <Icon path={open ? chevronUp : chevronDown} size={18} />
            </button>
            {expired && (
              <p className="reason" id={`${id}-expired`}>
                {ofClassroom.editExpired}
              </p>
            )}
          </div>
          <div id={`${id}-details`} hidden={!open}>
            {open && <CardDetails classroom={classroom} hasPartner={!isIndependent(user)} />}
          </div>
        </article>
      </Card>
    </li>
  )
})

/** Tasks, posts, dates and code. */
function Facts({ classroom }: { classroom: ClassroomListItem }) {
  const { tasks_count, submissions_count, responses_count, start_date, end_date } = classroom
  return (
    <dl className="facts">
      <Fact label={t.tasks}>{tasks_count}</Fact>
      <Fact label={t.studentPosts}>{submissions_count + responses_count}</Fact>
      <Fact label={t.dates} wide>
        {t.period(shortDate(start_date), shortDate(end_date))}
      </Fact>
      <Fact label={t.classroomCode} wide>
        <Code classroom={classroom} />
      </Fact>
    </dl>
  )
}
