import type { Data, Query } from '../../../src/contract/endpoints/all.ts'
import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import {
  filterKey,
  NO_FILTERS,
  type PartnerFilters,
  partnerFilterNames,
} from '../../../src/contract/rules/partner-filters.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkMayHavePartner } from './may-have-partner.ts'
import { refuse } from './refusals.ts'
import { findSearching, searchPartners } from './repository/search.ts'
import { shownProfile } from './repository/shown.ts'

type Key = 'GET /api/teacher/classrooms/{id}/partners'

const filtersOf = (query: Query<Key>): PartnerFilters => {
  const values = partnerFilterNames.map(name => [name, query[filterKey(name)] ?? []])
  return { ...NO_FILTERS, ...Object.fromEntries(values) }
}

/**
 * One page of those who could be the partner of a classroom: two statements, however many classrooms there are.
 * @throws 403 with code 10 or 129; 422 with code 42 or 123, or with the sentence of a filter
 */
export async function findPartners(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  id: number,
  query: Query<Key>,
  now: number = Date.now(),
): Promise<Data<Key>> {
  const given = filtersOf(query)
  const searching = await findSearching(db, { id, teacherId: teacher.id }, given, now)
  if (!searching) throw refuse('classroomForbidden')
  checkMayHavePartner(teacher)
  if (isExchangeExpired(teacher, searching, now)) throw refuse('exchangeExpired')
  if (searching.is_paired) throw refuse('hasPartner')
  if (searching.unknown.length > 0) {
    const fields = searching.unknown.map(name => [filterKey(name), [commonSentences.fieldNotValid]])
    throw refuse('badInput', { fields: Object.fromEntries(fields) })
  }
  const asked = { given, page: query.page ?? 1, userType: teacher.user_type.slug }
  const { partners, total } = await searchPartners(db, searching, asked, now)
  return { partners: partners.map(partner => shownProfile(tokens, partner)), total }
}
