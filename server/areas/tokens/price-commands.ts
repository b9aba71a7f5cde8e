import { CARD_TOTAL_MIN_CENTS } from '../../../src/contract/limits/purchases.ts'
import { TOKEN_PRICE_MAX_CENTS } from '../../../src/contract/limits/tokens.ts'
import { centsOf, dollarsOf } from '../../../src/contract/rules/dollars.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import type { Database } from '../../db/database.ts'
import { countryIds, findSubject } from '../reference/area.ts'
import { listPricesIn, setPrice } from './repository/prices.ts'

const ALL = 'all'
const SUBJECT_WITHOUT_PRICE = 0

/** As an operator writes and reads it, such as 75.50. */
const written = (cents: number) => dollarsOf(cents).toFixed(2)

/** Cents of a price as it is written, such as 150 or 75.50: one that a card can pay, once or as often as is bought at a time. */
function priceOf(given = ''): number {
  const cents = /^\d{1,6}(\.\d{2})?$/.test(given) ? centsOf(Number(given)) : 0
  if (cents < CARD_TOTAL_MIN_CENTS || cents > TOKEN_PRICE_MAX_CENTS)
    throw new UsageError(
      `--price is a number of US dollars from ${written(CARD_TOTAL_MIN_CENTS)} to ${written(TOKEN_PRICE_MAX_CENTS)}, such as 150 or 75.50.`,
    )
  return cents
}

function countryOf(given: string): string {
  const iso = given.toUpperCase()
  if (!Object.hasOwn(countryIds, iso)) throw new UsageError(`${given} is not the ISO code of a country.`)
  return iso
}

async function subjectOf(db: Database, given = '') {
  const subject = await findSubject(db, idOf(given, 'a subject'))
  if (!subject) throw new UsageError(`There is no subject ${given}.`)
  // who pays by subscription buys no tokens
  if (subject.number_of_tokens === SUBJECT_WITHOUT_PRICE)
    throw new UsageError(`A classroom of ${subject.name} costs no token.`)
  return subject
}

export const priceCommands: Record<string, Command> = {
  'prices set': {
    usage: 'prices set <country|all> --subject <subject-id> --price <dollars>',
    help: 'sets what one exchange of a subject costs in a country, by its ISO code, or in all of them',
    argument: true,
    options: ['subject', 'price'],
    async run({ db }, { argument, options }) {
      const cents = priceOf(options.price)
      const iso = argument.toLowerCase() === ALL ? ALL : countryOf(argument)
      const subject = await subjectOf(db, options.subject)
      const set = await setPrice(db, { subject_id: subject.id, iso, cents })
      const where = iso === ALL ? `${set} countries` : iso
      return `An exchange of ${subject.name} costs ${written(cents)} US dollars in ${where} now.`
    },
  },
  'prices list': {
    usage: 'prices list <country>',
    help: 'lists what an exchange of each subject costs in a country, by its ISO code',
    argument: true,
    async run({ db }, { argument }) {
      const iso = countryOf(argument)
      const prices = await listPricesIn(db, iso)
      if (prices.length === 0) return `No exchange has a price in ${iso}.`
      return prices.map(({ id, name, cents }) => `${id}  ${name}  ${written(cents)}`).join('\n')
    },
  },
}
