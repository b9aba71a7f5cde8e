import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { OneTimeCode, Password, Secret } from '../entities/credentials.ts'
import { SiteSession, SiteStudent } from '../entities/student-site.ts'
import { STUDENT_SIGN_IN_MAX_CHARACTERS } from '../limits/student-site.ts'

const Typed = { minLength: 1, maxLength: STUDENT_SIGN_IN_MAX_CHARACTERS } as const

/** Signing in on the student site (P3 §1, §8 Password reset). Its tokens open nothing else, and no other token opens it. */
export const studentSessionEndpoints = {
  'POST /api/student/login': {
    summary: 'Signs a student in. One answer for a wrong code, username and password: 401.',
    spec: 'P3 §8 Password reset',
    access: 'anyone',
    body: Type.Object({
      classroom_code: Secret(Typed),
      username: Type.String(Typed),
      password: Password,
    }),
    data: SiteSession,
  },
  'POST /api/student/login-as-student': {
    summary:
      'Exchanges the one-time code of a student view for a session as that student. 410 for a used one.',
    spec: 'P3 §6, decision 12',
    access: 'anyone',
    body: Type.Object({ student_token: OneTimeCode }),
    data: SiteSession,
  },
  'GET /api/student/me': {
    summary: 'Who is signed in.',
    spec: 'P3 §1',
    access: 'new-student',
    data: SiteStudent,
  },
  'POST /api/student/password': {
    summary: 'Changes the password; sessions elsewhere end. 422 with code 82 for a wrong old one.',
    spec: 'P3 §8 Password reset',
    access: 'new-student',
    body: Type.Object({ password_old: Password, password: Password }),
  },
  'POST /api/student/logout': {
    summary: 'Ends the session.',
    spec: 'P3 §1',
    access: 'new-student',
  },
} as const satisfies EndpointMap
