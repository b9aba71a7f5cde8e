import { sql } from 'drizzle-orm'
import type { TokenPrice } from '../../../../src/contract/entities/token.ts'
import { dollarsOf } from '../../../../src/contract/rules/dollars.ts'
import { type Database, rows } from '../../../db/database.ts'
import type { Purse } from './lots.ts'

/** What one exchange of a subject costs in the country of a teacher; null where that has no price, or they no country. */
export async function findPrice(db: Database, { teacher_id, subject_id }: Purse): Promise<TokenPrice | null> {
  const [found] = await rows<Omit<TokenPrice, 'price'> & { cents: number }>(
    db,
    sql`select p.id, p.subject_id, p.country_id, p.cents
        from teachers t join token_prices p on p.country_id = t.country_id
        where t.id = ${teacher_id} and p.subject_id = ${subject_id}`,
  )
  if (!found) return null
  const { cents, ...price } = found
  return { ...price, price: dollarsOf(cents) }
}

export interface SubjectPrice {
  id: number
  name: string
  cents: number
}

/** What the subjects cost in the country of a teacher. */
export const listPricesOf = (db: Database, teacherId: number) =>
  rows<SubjectPrice>(
    db,
    sql`select s.id, s.name, p.cents from teachers t
        join token_prices p on p.country_id = t.country_id join subjects s on s.id = p.subject_id
        where t.id = ${teacherId}`,
  )

/** Sets what a subject costs in a country, or in all of them; tells in how many. */
export async function setPrice(
  db: Database,
  { subject_id, iso, cents }: { subject_id: number; iso: string | 'all'; cents: number },
): Promise<number> {
  const set = await rows(
    db,
    sql`insert into token_prices (subject_id, country_id, cents)
        select ${subject_id}::int, id, ${cents}::int from countries where ${iso}::text in (iso, 'all')
        on conflict (subject_id, country_id) do update set cents = excluded.cents returning id`,
  )
  return set.length
}

/** Every price in a country, by subject. */
export const listPricesIn = (db: Database, iso: string) =>
  rows<SubjectPrice>(
    db,
    sql`select s.id, s.name, p.cents from token_prices p
        join countries c on c.id = p.country_id join subjects s on s.id = p.subject_id
        where c.iso = ${iso} order by s.id`,
  )
