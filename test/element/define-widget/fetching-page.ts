import type { Reply } from '../../../src/contract/endpoints/all.ts'
import type { FetchSession } from '../../../src/core/session/offered-session.ts'
import { mount, see } from '../../support/page.ts'
import { teacher } from '../../support/teacher.ts'
import { type ProbeElement, probe } from './define.ts'
// what a page is asked by comes with the first question
import '../../../src/core/session/session-from-page.ts'
import '../../../src/widgets/login/element.ts'

type Fetching = ProbeElement & { fetchSession?: unknown }
export type Question = Parameters<FetchSession>[0]

let count = 0

/** The access token that the page gave last. */
export const lastToken = () => `fetched-${count}`

/** What the page's server gives: a login's answer, each time another one. */
export const aLogin = (): Reply<'POST /api/teacher/login'> => {
  count += 1
  return {
    success: true,
    data: { ...teacher(), token: `fetched-${count}`, refreshToken: `of-fetch-${count}` },
  }
}

/** A page that is asked for sessions, and what it was asked. */
export function aPage(answers: FetchSession = () => aLogin()) {
  const { tag } = probe(() => 'my classrooms', { session: 'required' })
  const questions: Question[] = []
  const fetchSession: FetchSession = question => {
    questions.push(question)
    return answers(question)
  }
  return {
    questions,
    reasons: () => questions.map(({ reason }) => reason),
    fetchSession,
    place(fetch: unknown = fetchSession) {
      const element = document.createElement(tag) as Fetching
      element.fetchSession = fetch
      mount('<div></div>').append(element)
      return element
    },
  }
}

/** It may stand behind the notice of why the session has ended. */
export const showsSignIn = (element: Element) => see(element, 'LOG IN')

const stops: (() => void)[] = []

/** Events of this name that the document hears until the end of the test. */
export function hear(name: string): CustomEvent[] {
  const events: CustomEvent[] = []
  const listener = (event: Event) => events.push(event as CustomEvent)
  document.addEventListener(name, listener)
  stops.push(() => document.removeEventListener(name, listener))
  return events
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
