import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { PartnerMatch } from '../../../src/contract/entities/partner.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { PARTNERS_PAGE_ROWS } from '../../../src/contract/limits/partners.ts'
import { DRAFT_KEY_PREFIX } from '../../../src/core/session/session-key.ts'
import '../../../src/widgets/connections/element.ts'
import '../../../src/widgets/partner-search/element.ts'
import type { PartnerSearchProps } from '../../../src/widgets/partner-search/partner-search.tsx'
import { answer, answered } from '../../support/answer.ts'
import { servesClassroomLists } from '../../support/classroom-lists.ts'
import { mount, press, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { aMatch } from '../../support/partners.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

export type SearchElement = HTMLElement & Omit<PartnerSearchProps, 'widget'>

export const SEARCH = 'GET /api/teacher/classrooms/{id}/partners'
export const INVITE = 'POST /api/teacher/connections'
export const REQUESTS = 'GET /api/teacher/connections'

/** A classroom without a partner. */
export const unpaired = { partner: null, partner_id: null, class_pairing: null } as const

/** The server finds these, page by page, for a classroom that has no partner. */
export function serverHas(
  matches: readonly PartnerMatch[] = [aMatch()],
  classroom: Partial<Classroom> = {},
): void {
  servesClassroomLists()
  answersUser()
  answer(CLASSROOM, ({ params }) => ({
    success: true,
    data: aClassroom({ id: params.id, ...unpaired, ...classroom }),
  }))
  answer(REQUESTS, { success: true, data: [] })
  answer(SEARCH, ({ query }) => {
    const from = ((query?.page ?? 1) - 1) * PARTNERS_PAGE_ROWS
    return {
      success: true,
      data: { partners: matches.slice(from, from + PARTNERS_PAGE_ROWS), total: matches.length },
    }
  })
}

interface Scene {
  matches?: readonly PartnerMatch[]
  classroom?: Partial<Classroom>
  user?: Partial<User>
}

export function place(user: Partial<User> = {}): SearchElement {
  signedIn({ user: teacher(user) })
  return mount('<cx-partner-search classroom-id="7"></cx-partner-search>')
}

/** A teacher is at Find, where they have not been before in this tab. */
export async function show({ matches, classroom, user }: Scene = {}): Promise<SearchElement> {
  forgetSearches()
  serverHas(matches, classroom)
  const element = place(user)
  await see(element, 'Let Me Choose')
  return element
}

/** They have pressed Let Me Choose. */
export async function choosing(scene: Scene = {}): Promise<SearchElement> {
  const element = await show(scene)
  await press(element, 'Let Me Choose')
  await see(element, 'Language of Instruction')
  return element
}

/** They have searched. */
export async function searched(scene: Scene = {}): Promise<SearchElement> {
  const element = await choosing(scene)
  await press(element, 'Search')
  await see(element, 'Potential Matches')
  await until(() => answered(SEARCH).length > 0, 'the search')
  return element
}

export const all = <E extends HTMLElement>(element: Element, selector: string): E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]

/** Nobody has searched in this tab yet. */
export function forgetSearches(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(DRAFT_KEY_PREFIX)) sessionStorage.removeItem(key)
}

/** What was asked for, as it stands in the address, each name with all its values. */
export const questions = () =>
  answered(SEARCH).map(({ url }) => {
    const names = [...new Set(url.searchParams.keys())]
    return Object.fromEntries(names.map(name => [name, url.searchParams.getAll(name)]))
  })
