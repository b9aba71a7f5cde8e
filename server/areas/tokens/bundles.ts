import type { Bundle } from '../../../src/contract/entities/token.ts'
import { dollarsOf } from '../../../src/contract/rules/dollars.ts'
import { paysForSubject } from '../../../src/contract/rules/offered-subjects.ts'
import type { WithUserType } from '../../../src/contract/rules/user-types.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import type { Database } from '../../db/database.ts'
import { type BundleOffer, bundleOffers } from './data/bundles.ts'
import { listPricesOf, type SubjectPrice } from './repository/prices.ts'

type Buyer = WithUserType & { id: number }

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** A bundle at these prices; null where one of its subjects has none. */
export function pricedBundle(
  { id, items, discount_percent }: BundleOffer,
  prices: ReadonlyMap<number, SubjectPrice>,
): Bundle | null {
  const priced = items.flatMap(({ subject_id, number_of_exchanges }) => {
    const price = prices.get(subject_id)
    return price ? [{ ...price, number_of_exchanges }] : []
  })
  if (priced.length < items.length) return null
  const full = total(priced.map(({ cents, number_of_exchanges }) => cents * number_of_exchanges))
  const saved = Math.round((full * discount_percent) / 100)
  return {
    id,
    name: priced
      .map(({ number_of_exchanges, name }) => tokenSentences.bundle(number_of_exchanges, name))
      .join(' + '),
    number_of_exchanges: total(items.map(({ number_of_exchanges }) => number_of_exchanges)),
    items: priced.map(({ id, name, number_of_exchanges }) => ({
      subject: { id, name },
      number_of_exchanges,
    })),
    price: dollarsOf(full - saved),
    saving: dollarsOf(saved),
  }
}

/** The bundles that a teacher can buy, at the prices of their country, the fewest exchanges first. */
export async function listBundles(db: Database, buyer: Buyer): Promise<Bundle[]> {
  const payable = (await listPricesOf(db, buyer.id)).filter(({ id }) => paysForSubject(buyer, id))
  const prices = new Map(payable.map(price => [price.id, price]))
  return bundleOffers
    .flatMap(offer => pricedBundle(offer, prices) ?? [])
    .toSorted((one, other) => one.number_of_exchanges - other.number_of_exchanges || one.id - other.id)
}

/** One of them; null where there is none of this id, or the teacher cannot buy it. */
export const findBundle = async (db: Database, buyer: Buyer, id: number): Promise<Bundle | null> =>
  (await listBundles(db, buyer)).find(bundle => bundle.id === id) ?? null
