import { useId } from 'react'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { statuses } from '../../../core/messages/statuses.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { students } from '../../../core/messages/students.ts'
import { progressParts } from '../../../core/statuses/progress-parts.ts'
import { paymentText } from '../../../core/students/payment-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Donut } from '../../../ui/donut.tsx'
import { ApprovalToggle } from './approval-toggle.tsx'
import { ProfileActions } from './profile-actions.tsx'
import type { ProfileCardProps } from './profile-types.ts'

/** Who it is, how far they are, and what can be done for them. */
export function ProfileCard(props: ProfileCardProps) {
  const { classroom, student, rights, page, onChanged } = props
  const { partner_name, partner_is_approved_name } = student
  const expiredId = useId()
  const { approved } = shownProgress(student.progression_percent)
  return (
    <Card>
      <div className="student-card">
        <div className="student-about">
          <div className="student-who">
            <Avatar name={student.full_name} size={72} decorative />
            <div>
              <h2>
                <bdi>{student.full_name}</bdi>
              </h2>
              <p className="student-fine">{t.username(student.username)}</p>
              {partner_name !== null && partner_is_approved_name && (
                <p className="student-fine">
                  <bdi>{students.worksWith(partner_name)}</bdi>
                </p>
              )}
              {classroom.student_payment_required && <p>{paymentText(student)}</p>}
            </div>
          </div>
          {rights.isExpired && (
            <p className="student-fine" id={expiredId}>
              {t.expired}
            </p>
          )}
          <ProfileActions {...props} expiredId={expiredId} />
          <ApprovalToggle
            classroom={classroom}
            student={student}
            rights={rights}
            page={page}
            onChanged={() => onChanged('approval')}
          />
        </div>
        <div className="student-progress">
          <Donut
            label={t.progressOf(student.full_name)}
            segments={progressParts(student.progression_percent)}
            centre={statuses.percent(approved)}
            centreLabel={approved === 100 ? t.completed : statuses.segments.approved}
          />
          <p className="student-fine">{t.ofAllPosts}</p>
        </div>
      </div>
    </Card>
  )
}
