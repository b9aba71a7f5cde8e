import {
  CONNECTION_TRIES_PER_HOUR,
  CONNECTIONS_PER_HOUR,
  CONNECTIONS_TO_A_TEACHER,
  CONNECTIONS_TO_A_TEACHER_DAYS,
} from '../../../src/contract/limits/partners.ts'
import { DAY_MINUTES } from '../../../src/contract/rules/days.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt, countAttempts } from '../attempts/area.ts'
import { refuse } from './refusals.ts'

type Given = Pick<Services, 'db' | 'tokens'>

/** An operator's are counted apart. */
const nameOf = ({ id, operator }: SignedInTeacher) => [String(id), operator ?? ''] as const

/** One try, whatever comes of it: call it before the transaction. @throws 429 */
export async function allowTrying({ db, tokens }: Given, teacher: SignedInTeacher): Promise<void> {
  const scope = tokens.blind('connection-tries', ...nameOf(teacher))
  await allowAttempt(db, [{ scope, attempts: CONNECTION_TRIES_PER_HOUR, windowMinutes: 60 }])
}

/**
 * One request that is sent, in its transaction: what is refused counts for nothing. To one teacher there are few, whoever
 * sends them and however often they are taken back or declined in between: each is a mail.
 * @throws 429; 422 with code 128
 */
export async function allowSending(
  transaction: Database,
  tokens: Services['tokens'],
  teacher: SignedInTeacher,
  invitedTeacherId: number,
): Promise<void> {
  const scope = tokens.blind('connections', ...nameOf(teacher))
  await allowAttempt(transaction, [{ scope, attempts: CONNECTIONS_PER_HOUR, windowMinutes: 60 }])
  const [toThem] = await countAttempts(transaction, [
    {
      scope: tokens.blind('connections-to', String(teacher.id), String(invitedTeacherId)),
      attempts: CONNECTIONS_TO_A_TEACHER,
      windowMinutes: CONNECTIONS_TO_A_TEACHER_DAYS * DAY_MINUTES,
    },
  ])
  if (toThem.isOver) throw refuse('askedEnough')
}
