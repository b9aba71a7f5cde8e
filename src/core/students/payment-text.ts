import type { Student } from '../../contract/entities/student.ts'
import { shortDate } from '../dates/short-date.ts'
import { students as t } from '../messages/students.ts'

/** Whether a student has paid, where the classroom takes payment of students (P3 §2): the latest payment. */
export function paymentText({ payments }: Pick<Student, 'payments'>): string {
  const paid = payments.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))[0]
  if (!paid) return t.unpaid
  const amount = Number.isInteger(paid.amount) ? String(paid.amount) : paid.amount.toFixed(2)
  return t.paid(amount, shortDate(paid.created_at))
}
