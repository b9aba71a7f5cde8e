import { type TokenSettlement, tokenSettlement } from '../../../src/contract/rules/partner-tokens.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import type { Database } from '../../db/database.ts'
import { changeCost } from '../classrooms/area.ts'
import { returnTokens, spendTokens, tokensLeft } from '../tokens/area.ts'
import { refuse } from './refusals.ts'
import { isDearerThanAgreed } from './repository/agreed.ts'
import type { HeldClassroom } from './repository/hold.ts'

const purseOf = ({ teacher_id, subject }: HeldClassroom) => ({ teacher_id, subject_id: subject.id })

const isShort = (settlement: TokenSettlement) => settlement.at === 'short' || settlement.at === 'none'

/** What becoming partners would do to the tokens of the teacher of `own`, who is held (P2 §4 Token rule). */
const settlementOf = async (db: Database, own: HeldClassroom, other: HeldClassroom) =>
  tokenSettlement(own, other, await tokensLeft(db, purseOf(own)))

/**
 * Lets nobody ask or accept who could not pay the difference.
 * @throws 422 with code 125, or 41 where there is no token of the subject at all
 */
export async function checkTokens(db: Database, own: HeldClassroom, other: HeldClassroom): Promise<void> {
  const settlement = await settlementOf(db, own, other)
  if (settlement.at === 'short')
    throw refuse('tokensShort', { message: connectionSentences.tokensShort(settlement.missing) })
  if (settlement.at === 'none')
    throw refuse('noTokens', { message: connectionSentences.tokensMissing(own.subject.name) })
}

/**
 * Lets nobody accept a request with a classroom for which the other teacher would pay more than they were told.
 * @throws 422 with code 119
 */
export async function checkAgreed(db: Database, requestId: number, classroomId: number): Promise<void> {
  if (await isDearerThanAgreed(db, requestId, classroomId)) throw refuse('tokensNotAgreed')
}

/** Pays, or gives back, what one of two teachers has to, and notes what their classroom costs from now on. */
async function settle(transaction: Database, own: HeldClassroom, other: HeldClassroom): Promise<void> {
  const amount = other.number_of_tokens - own.number_of_tokens
  if (amount === 0) return
  const entry = { ...purseOf(own), classroom_id: own.id, amount: Math.abs(amount) }
  if (amount < 0) await returnTokens(transaction, entry)
  else if (!(await spendTokens(transaction, entry))) throw new Error('the tokens were counted and are gone')
  await changeCost(transaction, own.id, other.number_of_tokens)
}

/**
 * Settles the tokens of both teachers, who are held: each pays what the other classroom needs, so that what both have paid
 * together stays the same.
 * @throws as `checkTokens`; 422 with code 126 where the other teacher lacks them
 */
export async function settleTokens(
  transaction: Database,
  own: HeldClassroom,
  other: HeldClassroom,
): Promise<void> {
  await checkTokens(transaction, own, other)
  if (isShort(await settlementOf(transaction, other, own))) throw refuse('partnerTokensShort')
  await settle(transaction, own, other)
  await settle(transaction, other, own)
}
