import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Config } from '../../server/config.ts'
import type { ChatMessage, ChatPage } from '../../src/contract/entities/chat.ts'
import type { DatabaseKind } from './databases.ts'
import { sitePair } from './site-pair.ts'

interface Sent {
  key?: string
  notify?: boolean
  attachment?: { file: string; label: string } | null
}

/** Two partner classrooms of two teachers, who write to each other; a third has no partner. */
export async function chatPair(kind: DatabaseKind, config: Partial<Config> = {}) {
  const pair = await sitePair(kind, config)
  const { server, run, mine, theirs, third } = pair
  const tokenOf = (classroomId: number) => (classroomId === theirs ? pair.partnerToken : pair.token)
  const path = (classroomId: number) => `/api/teacher/classrooms/${classroomId}/partner/messages`

  const list = (classroomId: number, query = '') =>
    server.call<ChatPage>(`GET ${path(classroomId)}${query}`, { token: tokenOf(classroomId) })
  const send = (classroomId: number, message: unknown, { key, ...form }: Sent = {}) =>
    server.call<ChatMessage & { errors?: Record<string, string[]> }>(`POST ${path(classroomId)}`, {
      token: tokenOf(classroomId),
      body: { message, ...form },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    })
  const [found] = await run<{ id: number }>(
    sql`select class_pairing_id as id from classrooms where id = ${mine}`,
  )
  const pairing = found?.id ?? 0

  return {
    ...pair,
    ...{ list, send, pairing, tokenOf },
    read: (classroomId: number, id: number, upTo?: number) =>
      server.call<ChatMessage>(`PUT ${path(classroomId)}/${id}`, {
        token: tokenOf(classroomId),
        body: { status: 'read', up_to: upTo },
      }),
    /** Sends a message that is taken. */
    async sent(classroomId: number, message: string, more?: Sent): Promise<ChatMessage> {
      const answer = await send(classroomId, message, more)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    },
    /** What a teacher sees of the chat. */
    async page(classroomId: number, query = ''): Promise<ChatPage> {
      const answer = await list(classroomId, query)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    },
    /** The two are partners no more: the other classroom has a pairing of its own. */
    async endPairing(): Promise<void> {
      await run(sql`with own as (insert into class_pairings default values returning id)
        update classrooms set class_pairing_id = (select id from own), class_pairing_side = 1 where id = ${theirs}`)
      await run(sql`update class_pairings set status = 'alone' where id = ${pairing}`)
    },
    disablePartner: () =>
      run(sql`update teachers set disabled_at = now()
        where id = (select teacher_id from classrooms where id = ${theirs})`),
    async renewPairing(): Promise<void> {
      await run(
        sql`update classrooms set class_pairing_id = ${pairing}, class_pairing_side = 2 where id = ${theirs}`,
      )
      await run(sql`update class_pairings set status = 'paired' where id = ${pairing}`)
    },
    /** Nothing has been written or told, nothing is over, and nobody has done anything within the hour. */
    async clear(): Promise<void> {
      await run(sql`delete from chat_messages where class_pairing_id = ${pairing}`)
      await run(sql`delete from notifications where classroom_id in (${mine}, ${theirs}, ${third})`)
      await run(sql`delete from attempts`)
      await run(sql`update classrooms set expire_at = null where id in (${mine}, ${theirs})`)
      await run(sql`update teachers set disabled_at = null where disabled_at is not null
        and id in (select teacher_id from classrooms where id in (${mine}, ${theirs}))`)
    },
  }
}

export type ChatPair = Awaited<ReturnType<typeof chatPair>>
