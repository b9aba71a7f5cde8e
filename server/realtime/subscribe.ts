import { CHANNEL_FORBIDDEN } from '../../src/contract/error-codes/chat.ts'
import {
  CHANNELS_PER_CONNECTION_MAX,
  CONNECTIONS_PER_TEACHER_MAX,
} from '../../src/contract/limits/realtime.ts'
import type { SubscribeReply } from '../../src/contract/realtime.ts'
import { channelOf } from '../../src/contract/rules/channels.ts'
import { findRevisions } from '../areas/changes/area.ts'
import { findHearers, findLatest } from '../areas/chat/area.ts'
import type { Services } from '../services.ts'
import { type ChannelClaims, readChannel } from './channel-token.ts'
import type { Connection, Connections, LineSocket } from './connections.ts'
import { pairingOf } from './listening.ts'
import { tellRevision } from './look.ts'

type Needed = Pick<Services, 'db' | 'tokens' | 'config'> & { connections: Connections }

const REFUSED: SubscribeReply = { success: false, error_code: CHANNEL_FORBIDDEN }

/** The connection of who may listen; null where there is no room for it, or it is another session's. */
function connectionOf(
  connections: Connections,
  socket: LineSocket,
  claims: ChannelClaims,
): Connection | null {
  const known = connections.of(socket)
  if (known) return known.familyId === claims.familyId ? known : null
  if (connections.count(claims.teacherId) >= CONNECTIONS_PER_TEACHER_MAX) return null
  const connection = { socket, ...claims, revision: null, hearers: new Map<number, string>() }
  connections.add(connection)
  return connection
}

/** What the database says of who wants to listen to their own channel, or to a pairing; null when they may not. */
async function found(
  { db }: Needed,
  { familyId }: ChannelClaims,
  classPairingId: number | null,
): Promise<{ revision: number } | { classPairingId: number; hearers: string } | null> {
  if (classPairingId === null) {
    const revision = (await findRevisions(db, [familyId])).get(familyId)
    return revision === undefined ? null : { revision }
  }
  const all = (await findHearers(db, [classPairingId])).get(classPairingId)
  return all?.families.has(familyId) ? { classPairingId, hearers: all.hearers } : null
}

/**
 * Lets a connection listen to a channel. It joins before it is told how far things are, so that nothing lies between.
 */
export async function subscribe(
  needed: Needed,
  socket: LineSocket,
  { channel, auth }: { channel: string; auth: string },
): Promise<SubscribeReply> {
  const { db, tokens, config, connections } = needed
  const claims = readChannel(tokens, channel, auth)
  const { kind } = channelOf(channel) ?? {}
  if (claims === null || kind === undefined || !connections.mayAsk(claims.teacherId)) return REFUSED
  const classPairingId = pairingOf(channel)
  const word = await found(needed, claims, classPairingId)
  // besides the channels each connection is in a room of its own
  if (word === null || !socket.connected || socket.rooms.size > CHANNELS_PER_CONNECTION_MAX) return REFUSED
  const connection = connectionOf(connections, socket, claims)
  if (connection === null) return REFUSED
  if ('hearers' in word) connection.hearers.set(word.classPairingId, word.hearers)
  await socket.join(channel)
  if ('revision' in word) {
    connection.revision = word.revision
    tellRevision(connection, word.revision, config.build)
  }
  if (kind === 'chat' && classPairingId !== null)
    socket.emit('latest', { channel, number: await findLatest(db, classPairingId) })
  return { success: true }
}
