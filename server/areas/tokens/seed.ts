import type { World } from '../../db/seed/world.ts'
import { DAY_MS } from '../../db/seed/world.ts'
import { paidClassrooms } from './repository/demo.ts'
import { grantTokens, spendTokens } from './repository/ledger.ts'
import { setPrice } from './repository/prices.ts'

const [LANGUAGES, SCIENCES, LIBRARY, PLAYERS] = [1, 2, 3, 4]

/** What is left in the purses of the demo, by subject; a subject that is not there has nothing left. */
const left: readonly [account: string, tokens: Readonly<Record<number, number>>][] = [
  ['teacher', { [LANGUAGES]: 6 }],
  ['partner', { [LANGUAGES]: 2, [SCIENCES]: 3 }],
  ['demo', { [LANGUAGES]: 3, [SCIENCES]: 3 }],
  ['no-agreement', { [SCIENCES]: 2 }],
  ['librarian', { [LANGUAGES]: 1, [LIBRARY]: 4, [PLAYERS]: 2 }],
  ['librarian2', { [LIBRARY]: 3 }],
  ['ingrid.solberg', { [LIBRARY]: 3 }],
  ['kwame.mensah', { [LIBRARY]: 2, [PLAYERS]: 3 }],
  ['wilhelmina.vandermeulen', { [LIBRARY]: 2 }],
  ['rosa.delgado', { [LIBRARY]: 1 }],
]

/** What an exchange costs, in cents: everywhere, and where it costs something else; elsewhere Players Trust is not for sale. */
const prices: readonly [subject: number, iso: string, cents: number][] = [
  [LANGUAGES, 'all', 12_000],
  [SCIENCES, 'all', 12_000],
  [LIBRARY, 'all', 9_500],
  [LANGUAGES, 'US', 15_000],
  [SCIENCES, 'US', 15_000],
  [PLAYERS, 'US', 7_550],
]

/** Grants what the demo's classrooms have cost and spends it again, then grants what is left. */
export async function seed({ db, now, idOf }: World): Promise<void> {
  for (const [subject_id, iso, cents] of prices) await setPrice(db, { subject_id, iso, cents })
  for (const { id, number_of_tokens, created_at, ...purse } of await paidClassrooms(db)) {
    const [amount, spent] = [number_of_tokens, new Date(created_at)]
    await grantTokens(db, { ...purse, amount, created_at: new Date(spent.getTime() - DAY_MS) })
    await spendTokens(db, { ...purse, amount, classroom_id: id, created_at: spent })
  }
  for (const [account, tokens] of left)
    for (const [subject, amount] of Object.entries(tokens))
      await grantTokens(db, {
        teacher_id: idOf('teacher', `${account}@demo.test`),
        subject_id: Number(subject),
        amount,
        created_at: new Date(now.getTime() - DAY_MS),
      })
}
