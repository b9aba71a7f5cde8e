import type { Data } from '../../../src/contract/endpoints/all.ts'
import { channelOf } from '../../../src/contract/rules/channels.ts'
import { signChannel } from '../../realtime/channel-token.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { findEnded } from './repository/listeners.ts'

type Caller = Pick<SignedInTeacher, 'id' | 'familyId' | 'operator'>

/** Whether a channel is for this session. An operator who looks after a teacher is not shown as being there. */
async function mayListen(db: Services['db'], { id, familyId, operator }: Caller, name: string) {
  const channel = channelOf(name)
  if (channel === null) return false
  if (channel.kind === 'teacher') return channel.teacher_id === id
  if (channel.kind === 'presence' && operator !== null) return false
  const { class_pairing_id } = channel
  return (await findEnded(db, [{ class_pairing_id, families: [familyId] }])).length === 0
}

/** Lets a session listen to a channel for a short while. @throws 403 with code 134 */
export async function authoriseChannel(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: Caller,
  channel: string,
): Promise<Data<'POST /api/teacher/broadcasting/auth'>> {
  if (!(await mayListen(db, teacher, channel))) throw refuse('channelForbidden')
  return signChannel(tokens, channel, { teacherId: teacher.id, familyId: teacher.familyId })
}
