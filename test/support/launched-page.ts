import { showLaunched } from '../../host/lti/launched.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { answer } from './answer.ts'
import { mount } from './page.ts'
import { aSession } from './teacher.ts'

export const TICKET = 'ticket-1'
export const LAUNCHES = 'POST /api/teacher/lti/launches'
export const LINKS = 'POST /api/teacher/lti/links'
export const DEEP_LINKS = 'POST /api/teacher/lti/deep-links'
export const END = 'POST /api/teacher/lti/links/end'
export const CONFIRMED = 'POST /api/teacher/lti/launches/confirmed'
export const CLASSROOMS = 'GET /api/teacher/classrooms'
export const CODES = 'POST /api/teacher/session-codes/session'

type Launched = Data<typeof LAUNCHES>
type Row = Data<typeof CLASSROOMS>[number]

export const OPEN: Launched & { state: 'open' } = {
  ...{ state: 'open', code: 'code-1', full_name: 'Ada Moreno', classroom_id: null, message: 'link' },
}
export const CHOICE: Launched = { ...OPEN, message: 'deep' }
export const CONNECT: Launched & { state: 'connect' } = {
  ...{ state: 'connect', platform: 'Lakeview LMS', school: null, may_connect: true },
}

const row = (name: string, id: number): Row => ({
  id,
  name,
  code: `CODE${id}`,
  status: 'active',
  start_date: '2025-09-01',
  end_date: '2026-06-30',
  created_at: '2025-08-01T09:00:00.000Z',
  expire_at: null,
  course_student_group_type_id: 1,
  progression_percent: { submitted: 0, approved: 0, blocked: 0 },
  subject: { id: 1, name: 'Languages and Cultures' },
  tasks_count: 0,
  submissions_count: 0,
  responses_count: 0,
  partner: null,
})

/** What a teacher can choose among; their ids are 1, 2 and so on. */
export const classrooms = (...names: string[]) =>
  ({ success: true, data: names.map((name, index) => row(name, index + 1)) }) as const

/** A screen that says which it is, in place of the elements that the page would load. */
class Screen extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    this.attachShadow({ mode: 'open' }).innerHTML = '<h2>A screen</h2><button>Go</button>'
  }
}
for (const tag of ['cx-classroom', 'cx-classroom-list', 'cx-login', 'cx-profile-wizard'])
  customElements.define(tag, class extends Screen {})

export const focusedText = () => document.activeElement?.textContent

/** Somebody goes where a screen leads. @returns whether that is left to the screen itself */
export function go(from: HTMLElement, detail: object): boolean {
  from.shadowRoot?.querySelector('button')?.focus()
  return from.dispatchEvent(
    new CustomEvent('cx-navigate', { detail, bubbles: true, composed: true, cancelable: true }),
  )
}

/** Answers the code of a launch as the server does. */
export function takesCode(): void {
  // a session that is handed over is taken once
  const { user, token, refreshToken } = aSession({ refreshToken: crypto.randomUUID() })
  answer(CODES, { success: true, data: { ...user, token, refreshToken } })
}

/** Shows what a launch opens as its page does. */
export async function launched(data: Launched, platform?: string): Promise<HTMLElement> {
  answer(LAUNCHES, { success: true, data })
  if (data.state === 'open' && data.message === 'link') takesCode()
  return launchedPage(platform)
}

/** The same where the test has said what comes of the launch. */
export async function launchedPage(platform = 'Lakeview LMS'): Promise<HTMLElement> {
  const page = mount('<div class="cx-page"><main><p role="status">Opening…</p></main></div>')
  const main = page.querySelector('main') as HTMLElement
  await showLaunched(main, { ticket: TICKET, platform }, { proof: null, hasStorage: false })
  return page
}

/** Whether a button of this name says that what it has begun is under way. */
export const isBusy = (page: Element, name: string): boolean =>
  [...page.querySelectorAll('button')].some(
    each =>
      each.textContent === name &&
      each.ariaDisabled === 'true' &&
      each.querySelector('.cx-button-spinner') !== null,
  )
