import type { Body } from '../../../src/contract/endpoints/all.ts'
import { centsOf } from '../../../src/contract/rules/dollars.ts'
import { paysForSubject } from '../../../src/contract/rules/offered-subjects.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findSubject } from '../reference/area.ts'
import { findBundle, findPrice } from '../tokens/area.ts'
import { refuse } from './refusals.ts'
import { countryOf } from './repository/list.ts'
import type { Item } from './repository/orders.ts'

/** What somebody buys, at what it costs now. */
export interface Wanted {
  items: readonly Item[]
  bundle_id: number | null
  /** At whose prices, and the line of them; a bundle has no line. */
  country_id: number | null
  price_id: number | null
  amount_tokens: number
  price_cents: number | null
  total_cents: number
}

type Bought = Pick<Body<'POST /api/teacher/exchange-tokens'>, 'amount_tokens' | 'exchange_token'>

/** @throws 422 with code 140, 141 or 144 */
export async function wantedTokens(
  db: Database,
  teacher: SignedInTeacher,
  { amount_tokens, exchange_token: seen }: Bought,
): Promise<Wanted> {
  const { subject_id } = seen
  if (!(await findSubject(db, subject_id)) || !paysForSubject(teacher, subject_id))
    throw refuse('subjectNotForSale')
  const now = await findPrice(db, { teacher_id: teacher.id, subject_id })
  if (!now) throw refuse('noPriceToBuyAt')
  const isSame = now.id === seen.id && now.country_id === seen.country_id && now.price === seen.price
  if (!isSame) throw refuse('priceChanged', { exchange_token: now })
  const price_cents = centsOf(now.price)
  return {
    ...{ amount_tokens, price_cents, total_cents: price_cents * amount_tokens },
    ...{ bundle_id: null, country_id: now.country_id, price_id: now.id },
    items: [{ subject_id, amount_tokens }],
  }
}

/** @throws 404; 422 with code 141 */
export async function wantedBundle(
  db: Database,
  teacher: SignedInTeacher,
  { id, price }: { id: number; price: number },
): Promise<Wanted> {
  const bundle = await findBundle(db, teacher, id)
  if (!bundle) throw refuse('notFound')
  if (bundle.price !== price) throw refuse('priceChanged')
  return {
    ...{ bundle_id: id, country_id: await countryOf(db, teacher.id), price_id: null },
    amount_tokens: bundle.number_of_exchanges,
    price_cents: null,
    total_cents: centsOf(bundle.price),
    items: bundle.items.map(({ subject, number_of_exchanges }) => ({
      subject_id: subject.id,
      amount_tokens: number_of_exchanges,
    })),
  }
}
