import type { Services } from '../../services.ts'
import type { AttemptLimit } from '../attempts/area.ts'

/**
 * The policy of sign-ins of students. Guesses count for a student from one address, for a student from anywhere, and for
 * an address whoever it tries; a whole school may have one address. Past a limit no password is looked at. What is let
 * through from anywhere is far too little to find one of as many first passwords as there are (students/first-sign-in.ts).
 */
export const studentLoginPolicy = {
  studentAndAddress: { attempts: 10, windowMinutes: 15 },
  student: { attempts: 100, windowMinutes: 60 },
  address: { attempts: 600, windowMinutes: 15 },
  /** Guesses of the password before, of somebody at an open session. */
  change: { attempts: 10, windowMinutes: 15 },
} as const

interface Limits {
  pair: AttemptLimit
  student: AttemptLimit
  address: AttemptLimit
}

/** `name` stands for a student, there or not: the code of the classroom and the username. */
export const limitsOf = ({ tokens }: Pick<Services, 'tokens'>, name: string, ip: string): Limits => ({
  pair: { ...studentLoginPolicy.studentAndAddress, scope: tokens.blind('student-login', name, ip) },
  student: { ...studentLoginPolicy.student, scope: tokens.blind('student-login-name', name) },
  address: { ...studentLoginPolicy.address, scope: tokens.blind('student-login-address', ip) },
})

export const changeLimit = ({ tokens }: Pick<Services, 'tokens'>, studentId: number): AttemptLimit => ({
  ...studentLoginPolicy.change,
  scope: tokens.blind('student-password', String(studentId)),
})
