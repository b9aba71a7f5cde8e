import { sql } from 'drizzle-orm'

/** Of classrooms `c`: that of the partner, `other`. */
export const otherJoin = sql`
  left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id`

/** And their pairing, as soon as there are two: a teacher alone in one is told of none. */
export const pairingJoins = sql`${otherJoin}
  left join class_pairings pairing on pairing.id = other.class_pairing_id`
