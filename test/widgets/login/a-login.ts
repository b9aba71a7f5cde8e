import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import type { LoginEvents, LoginProps } from '../../../src/widgets/login/login.tsx'
import { answer, refusal } from '../../support/answer.ts'
import { everything, fill, mount, press, until } from '../../support/page.ts'
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

/** The open modal of this title, once it has come to rest. */
export async function modal(element: Element, title: string): Promise<HTMLDialogElement> {
  const found = await until(
    () => openModals(element).find(dialog => dialog.querySelector('h2')?.textContent === title),
    `the modal '${title}'`,
  )
  await Promise.all(found.getAnimations().map(animation => animation.finished))
  return found
}

/** All modals that are open, in the whole page by default. */
export function openModals(root: Element = document.body): HTMLDialogElement[] {
  return [...everything(root)].filter(
    (found): found is HTMLDialogElement => found instanceof HTMLDialogElement && found.open,
  )
}

/** What has the focus, inside shadow roots too. */
export function focused(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Waits until a control has the focus. */
export const hasFocus = (control: Element) => until(() => focused() === control, 'the focus')
