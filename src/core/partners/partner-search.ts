import { atom } from 'nanostores'
import type { PartnerMatch } from '../../contract/entities/partner.ts'
import { PARTNERS_PAGE_ROWS } from '../../contract/limits/partners.ts'
import { filterKey, type PartnerFilters, partnerFilterNames } from '../../contract/rules/partner-filters.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { partnerSearch as t } from '../messages/partner-search.ts'
import { type Asked, keptSearch } from './kept-search.ts'

/** A page of what was found, and what was asked for. */
interface Found extends Asked {
  partners: readonly PartnerMatch[]
  /** Of all pages. */
  total: number
}

/**
 * - `unasked`: nobody has searched yet
 * - `changing`: what was found before; the new answer is on its way
 */
export type Matches =
  | { at: 'unasked' }
  | { at: 'loading' }
  | ({ at: 'ready' | 'changing' } & Found)
  | { at: 'failed'; reason: string; again: boolean }

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PARTNERS_PAGE_ROWS))

/** As the call has it: once for each value, and not at all for 'all' (P2 §5). */
const queryOf = ({ filters, page }: Asked) => ({
  ...Object.fromEntries(
    partnerFilterNames.flatMap(name =>
      filters[name].length > 0 ? [[filterKey(name), [...filters[name]]]] : [],
    ),
  ),
  ...(page > 1 && { page }),
})

/**
 * State of one search for a partner of a classroom, as it was left in this tab, or else by the `first` filters. An answer
 * to an older question never replaces one to a newer.
 */
export function createPartnerSearch(classroomId: number, first: PartnerFilters) {
  const kept = keptSearch(classroomId)
  const before = kept.read()
  const $filters = atom(before?.filters ?? first)
  const $matches = atom<Matches>({ at: 'unasked' })
  let asked: Asked | null = before?.asked ?? null
  let running: AbortController | null = null

  /** A tab that keeps nothing is searched in as well. */
  function keep(): void {
    kept.save({ filters: $filters.get(), asked }).catch(() => {})
  }

  async function answer(wanted: Asked, signal: AbortSignal): Promise<Matches> {
    try {
      const { data } = await call('GET /api/teacher/classrooms/{id}/partners', queryOf(wanted), {
        params: { id: classroomId },
        signal,
      })
      return { at: 'ready', ...data, ...wanted }
    } catch (error) {
      return { at: 'failed', ...explainFailure(error, t.failed) }
    }
  }

  async function ask(wanted: Asked): Promise<void> {
    asked = wanted
    keep()
    running?.abort()
    const mine = new AbortController()
    running = mine
    const before = $matches.get()
    $matches.set('partners' in before ? { ...before, at: 'changing' } : { at: 'loading' })
    const next = await answer(wanted, mine.signal)
    if (running !== mine) return
    running = null
    $matches.set(next)
    // those of the last page have found a partner meanwhile
    if (next.at === 'ready' && next.partners.length === 0 && next.page > 1) {
      await ask({ ...wanted, page: Math.min(wanted.page - 1, pagesOf(next.total)) })
    }
  }

  return {
    $filters,
    $matches,
    choose(changes: Partial<PartnerFilters>): void {
      $filters.set({ ...$filters.get(), ...changes })
      keep()
    },
    /** Looks for what is chosen, from the first page on. */
    search: () => ask({ filters: $filters.get(), page: 1 }),
    goTo: (page: number) => asked && ask({ ...asked, page }),
    retry: () => asked && ask(asked),

    /** A request has been sent: to the teacher of one classroom, or for any of theirs (null). */
    invited(teacherId: number, classroomOfTheirs: number | null, requestId: number): void {
      const matches = $matches.get()
      if (!('partners' in matches)) return
      const partners = matches.partners.map(partner =>
        partner.id === teacherId ? withRequest(partner, classroomOfTheirs, requestId) : partner,
      )
      $matches.set({ ...matches, partners })
    },

    /** Looks again for what was asked for as the search was left; the returned function is for when nobody reads it. */
    start(): () => void {
      keep()
      if (asked) void ask(asked)
      return () => {
        running?.abort()
        running = null
      }
    },
  }
}

const withRequest = (partner: PartnerMatch, classroomId: number | null, requestId: number): PartnerMatch => ({
  ...partner,
  classrooms: partner.classrooms.map(classroom =>
    classroomId === null || classroom.id === classroomId
      ? { ...classroom, pending_request_id: requestId }
      : classroom,
  ),
})

export type PartnerSearch = ReturnType<typeof createPartnerSearch>
