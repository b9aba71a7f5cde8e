import { PAYING_STUDENT_MIN_AGE_YEARS } from '../limits/students.ts'

/** Whether the students of a classroom may be of this age: who pays is 13 or older (P1 §5 Other). */
export const mayBeOfAge = (
  classroom: { student_payment_required: boolean } | null | undefined,
  { min_age }: { min_age: number },
): boolean => !classroom?.student_payment_required || min_age >= PAYING_STUDENT_MIN_AGE_YEARS
