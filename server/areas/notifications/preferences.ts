import type { NotificationPreferences } from '../../../src/contract/entities/notification.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../../errors.ts'
import { zoneOf } from '../reference/area.ts'
import { isTimeZone } from './mail-time.ts'
import { findPlaceOf, findPreferences, savePreferences } from './repository/preferences.ts'

const SOMEWHERE = 'UTC'

/** What comes until a teacher has chosen: the mail that asks to become a partner (connections/ask.ts), and no other. */
const UNLESS_CHOSEN: NotificationPreferences['mails'] = { partner_connection_request: 'at_once' }

/** What a teacher has chosen; until they have, what comes without it, on the clocks of where they teach. */
export async function readPreferences(db: Database, teacherId: number): Promise<NotificationPreferences> {
  const chosen = await findPreferences(db, teacherId)
  if (chosen) return chosen
  const { iso, state } = await findPlaceOf(db, teacherId)
  const time_zone = (iso && zoneOf(iso, state)) ?? SOMEWHERE
  return { mails: UNLESS_CHOSEN, quiet_from: null, quiet_until: null, time_zone }
}

/** Whether a teacher has chosen what comes by mail: then nothing comes but that. */
export const hasChosenMails = async (db: Database, teacherId: number): Promise<boolean> =>
  (await findPreferences(db, teacherId)) !== null

/** @throws 422 with the sentence of the field at fault */
export async function changePreferences(
  db: Database,
  teacherId: number,
  chosen: NotificationPreferences,
): Promise<NotificationPreferences> {
  const fields: Record<string, string[]> = {}
  if (!isTimeZone(chosen.time_zone)) fields.time_zone = [commonSentences.fieldNotValid]
  // a beginning without an end
  if ((chosen.quiet_from === null) !== (chosen.quiet_until === null))
    fields[chosen.quiet_from === null ? 'quiet_from' : 'quiet_until'] = [commonSentences.fieldRequired]
  if (Object.keys(fields).length > 0) throw refuse('badInput', { fields })
  await savePreferences(db, teacherId, chosen)
  return chosen
}
