import type { Student, StudentTask } from '../../../src/contract/entities/student.ts'
import {
  type OwedPosts,
  type PostCounts,
  studentProgress,
  studentTaskStatus,
} from '../../../src/contract/rules/student-progress.ts'
import type { OwedTask, StudentRow } from './repository/find.ts'

const NONE: PostCounts = { approved: 0, pending: 0, blocked: 0, unapproved: 0 }

/** A task of a student, or what they owe as responses to it. */
type Step = StudentTask & OwedPosts

/** The steps of each task that a student owes posts for, by the student's id. */
function stepsOf({ posts, ...task }: OwedTask): (studentId: number) => Step[] {
  const key = (studentId: number, isResponse: boolean) => `${studentId} ${isResponse}`
  const posted = new Map(posts.map(post => [key(post.student_id, post.is_response), post]))
  const step = (studentId: number, isResponse: boolean, owed: number, due_date: string | null): Step => {
    const { approved, pending, blocked, unapproved } = posted.get(key(studentId, isResponse)) ?? NONE
    const counts = { approved, pending, blocked, unapproved }
    return {
      id: task.id,
      task_name: task.task_name,
      type: isResponse ? 'response' : 'create',
      status: studentTaskStatus(counts, owed),
      due_date,
      category: task.task_category,
      owed,
      ...counts,
    }
  }
  return studentId => [
    step(studentId, false, 1, task.due_date),
    ...(task.number_responses > 0
      ? [step(studentId, true, task.number_responses, task.response_due_date)]
      : []),
  ]
}

/** Puts students and tasks together, as the contract has a student (P3 §3). */
export function shownStudents(
  found: readonly StudentRow[],
  tasks: readonly OwedTask[],
  isByCategory: boolean,
): Student[] {
  const steps = tasks.map(stepsOf)
  return found.map(({ approve_student_submissions, ...student }) => {
    const own = steps.flatMap(of => of(student.id))
    return {
      ...student,
      full_name: [student.first_name, student.last_initial].filter(Boolean).join(' '),
      tasks: own.map(({ id, task_name, type, status, due_date }) => ({
        id,
        task_name,
        type,
        status,
        due_date,
      })),
      progression_percent: studentProgress(own, isByCategory),
      pivot: { approve_student_submissions },
      hasPayments: student.payments.length > 0,
    }
  })
}
