import type { Student } from '../../contract/entities/student.ts'
import { shortDate } from '../dates/short-date.ts'
import { students as t } from '../messages/students.ts'

/** Whether a student has paid, where the classroom takes payment of students (P3 §2): the latest payment. */
export function paymentText({ payments }: Pick<Student, 'payments'>): string {
  const paid = payments.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))[0]
  return paid ? t.paid(String(paid.amount), shortDate(paid.created_at)) : t.unpaid
}
