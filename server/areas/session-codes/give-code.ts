import type { Body, Data } from '../../../src/contract/endpoints/all.ts'
import type { Database } from '../../db/database.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import { allowAttempt, forgetAttempts } from '../attempts/area.ts'
import { normalEmail } from '../teachers/area.ts'
import { refuse } from './refusals.ts'
import { findClient } from './repository/clients.ts'
import { addCode, addOwnCode } from './repository/codes.ts'

const KEY = 'POST /api/teacher/session-codes'

/** Guesses of a client's secret from one address; nobody guesses 256 bits, and nobody shall try. */
const WRONG_SECRETS = { attempts: 20, windowMinutes: 15 }

type Given = Body<typeof KEY> & {
  ip: string
  /** The `Origin` that browsers send; a server sends none. */
  caller: string | undefined
}

/**
 * The client whose secret this is. A wrong one counts; a right one takes its own back before the next is looked at, so that
 * as many teachers as come at once are handed over.
 * @throws 401 for another secret, 429 past the limit
 */
async function provenClient(db: Database, scope: string, claimed: { id: number; secret: string }) {
  const client = await db.transaction(async transaction => {
    await allowAttempt(transaction, [{ ...WRONG_SECRETS, scope }])
    const found = await findClient(transaction, claimed)
    if (found) await forgetAttempts(transaction, { forget: [scope] })
    return found
  })
  if (!client) throw refuse('wrongClient')
  return client
}

/**
 * A code with which a page of the client's signs a teacher in, once and within 60 seconds.
 * @throws 401 for another secret, 403 from a page or for an origin that is not the client's, 404 where there is no such
 * teacher, 429 past the limit
 */
export async function giveCode(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { client_id, client_secret, email, origin, ip, caller }: Given,
): Promise<Data<typeof KEY>> {
  if (caller !== undefined) throw refuse('secretInBrowser')
  const scope = tokens.blind('session-client', String(client_id), ip)
  const client = await provenClient(db, scope, { id: client_id, secret: client_secret })
  const page = URL.canParse(origin) ? new URL(origin).origin : null
  if (page === null || !client.origins.includes(page)) throw refuse('originOfNoPage')
  const code = oneTimeCode()
  const added = await addCode(db, { code, client_id, email: normalEmail(email), origin: page })
  if (!added) throw refuse('noTeacherForClient')
  return { code, expires_at: added.expires_at }
}

/**
 * A code with which a page of our own, of this origin, signs a teacher in who has come there from elsewhere, and the session
 * that it opens.
 * @returns null where the teacher is disabled, or gone
 */
export async function giveCodeTo(
  transaction: Services['db'],
  given: { teacherId: number; origin: string },
): Promise<{ code: string; familyId: string } | null> {
  const code = oneTimeCode()
  const added = await addOwnCode(transaction, { ...given, code })
  return added && { code, familyId: added.familyId }
}
