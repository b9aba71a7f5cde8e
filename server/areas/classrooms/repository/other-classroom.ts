import { type SQL, sql } from 'drizzle-orm'

/** Of classrooms under these names: whether one is the partner of the other. */
export const isPartnerOf = (theirs: SQL, mine: SQL): SQL =>
  sql`(${theirs}.class_pairing_id = ${mine}.class_pairing_id and ${theirs}.id <> ${mine}.id)`

/** Of classrooms `c`: that of the partner, `other`. */
export const otherJoin = sql`
  left join classrooms other on ${isPartnerOf(sql`other`, sql`c`)}`

/** And their pairing, as soon as there are two: a teacher alone in one is told of none. */
export const pairingJoins = sql`${otherJoin}
  left join class_pairings pairing on pairing.id = other.class_pairing_id`
