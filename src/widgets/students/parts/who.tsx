import type { Student } from '../../../contract/entities/student.ts'
import { students as t } from '../../../core/messages/students.ts'
import { paymentText } from '../../../core/students/payment-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import type { ListContext } from './list-context.ts'

/** Who it is: the way to the profile, which a group has once its name is approved, or can be approved no more (P3 §4). */
export function Who({ student, context }: { student: Student; context: ListContext }) {
  const { id, full_name, username, is_approved_name, partner_name, partner_is_approved_name } = student
  const { classroom, rights, link } = context
  const waits = rights.inGroups && !is_approved_name && !rights.isExpired
  return (
    <div className="person">
      <Avatar name={full_name} size={40} decorative />
      <div className="names">
        {waits ? (
          <span className="name">
            <bdi>{full_name}</bdi>
          </span>
        ) : (
          <a className="name" data-student={id} {...link(id)}>
            <bdi>{full_name}</bdi>
          </a>
        )}
        <span className="below">
          <bdi>{username}</bdi>
        </span>
        {partner_name !== null && partner_is_approved_name && (
          <span className="below">
            <bdi>{t.worksWith(partner_name)}</bdi>
          </span>
        )}
        {classroom.student_payment_required && <span className="below">{paymentText(student)}</span>}
        {waits && <StatusTag tone="warning">{t.waitsForName}</StatusTag>}
      </div>
    </div>
  )
}
