import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Config } from '../../server/config.ts'
import type { Comment, Message, SiteComment, SiteMessage } from '../../src/contract/entities/message.ts'
import type { DatabaseKind } from './databases.ts'
import { type SitePair, sitePair } from './site-pair.ts'

type Site = Pick<SitePair['ada'], 'call'>

export const MESSAGE = { subject: 'Our river', description: 'What is yours called?' }

/** The board of two partner classrooms, with what their teachers and students do there. */
export async function messageBoard(kind: DatabaseKind, config: Partial<Config> = {}) {
  const pair = await sitePair(kind, config)
  const { server, token, partnerToken, run } = pair
  /** The teacher of a classroom calls. */
  const teach = <Data>(classroomId: number, line: string, body?: object) =>
    server.call<Data>(line.replace('board', `/api/teacher/classrooms/${classroomId}/messages`), {
      token: classroomId === pair.theirs ? partnerToken : token,
      ...(body ? { body } : {}),
    })
  const post = (classroomId: number, form: object = MESSAGE) =>
    teach<Message & { errors?: Record<string, string[]> }>(classroomId, 'POST board', form)
  const write = (site: Site, messageId: number, text = 'So is ours') =>
    site.call<SiteComment & { errors?: Record<string, string[]> }>(
      `POST /api/student/messages/${messageId}/comments`,
      { text },
    )
  return {
    ...pair,
    ...{ teach, post, write },
    list: (classroomId: number, query = '') => teach<Message[]>(classroomId, `GET board${query}`),
    read: (site: Site) => site.call<SiteMessage[]>('GET /api/student/messages'),
    moderate: (classroomId: number, commentId: number, status: string) =>
      teach<Comment>(classroomId, `PUT board/${commentId}`, { status }),
    /** Posts a message; its id. */
    async posted(classroomId: number, form?: object): Promise<number> {
      const answer = await post(classroomId, form)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.id
    },
    /** Writes a comment; its id. */
    async written(site: Site, messageId: number, text?: string): Promise<number> {
      const answer = await write(site, messageId, text)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data.id
    },
    /** Nothing is on any of the boards, and nobody has done anything within the hour. */
    async clear(): Promise<void> {
      await run(sql`delete from messages where classroom_id in (${pair.mine}, ${pair.theirs}, ${pair.third})`)
      await run(sql`delete from attempts`)
    },
  }
}

export type MessageBoard = Awaited<ReturnType<typeof messageBoard>>
