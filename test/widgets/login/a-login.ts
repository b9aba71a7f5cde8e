import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import type { LoginProps } from '../../../src/widgets/login/login.tsx'
import type { LoginEvents } from '../../../src/widgets/login/types.ts'
import { answer, refusal } from '../../support/answer.ts'
import { fill, mount, press } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import '../../../src/widgets/login/element.ts'

export const LOGIN = 'POST /api/teacher/login'
export const VERIFY = 'POST /api/teacher/accounts/verify-request'
export const LOGOUT = 'POST /api/teacher/logout'

export type LoginElement = HTMLElement & Omit<LoginProps, 'widget'>
export type SignedIn = LoginEvents['cx-signed-in']

/** Puts a sign-in on the page, with its attributes as in HTML. */
export const place = (attributes = '') => mount<LoginElement>(`<cx-login ${attributes}></cx-login>`)

/** The server lets in who logs in. */
export function letsIn(changes: Partial<User> = {}): void {
  const data: Data<typeof LOGIN> = { ...teacher(changes), token: 'access', refreshToken: 'refresh' }
  answer(LOGIN, { success: true, data })
}

/** The server says no. */
export function refuses(status: number, message: string, code?: number, errors?: Record<string, string[]>) {
  answer(LOGIN, refusal(message, code, errors), { status })
}

/** Types an email and a password and presses LOG IN. */
export async function logIn(element: Element, email = 'ada@school.test', password = 'Autumn.2025') {
  await fill(element, 'Email', email)
  await fill(element, 'Password', password)
  await press(element, 'LOG IN')
}
