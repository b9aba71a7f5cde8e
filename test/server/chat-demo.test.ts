import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ChatPage } from '../../src/contract/entities/chat.ts'
import { startApp, type TestApp } from '../support/server.ts'

describe('the chats of the demo', () => {
  let server: TestApp
  before(async () => {
    server = await startApp()
  })
  after(() => server.close())

  /** What a demo teacher sees of the chat of a classroom. */
  async function chatOf(email: string, classroom: string): Promise<ChatPage> {
    const { token } = await server.signIn(email)
    const { body } = await server.call<{ id: number; name: string }[]>('GET /api/teacher/classrooms', {
      token,
    })
    const id = body.data.find(({ name }) => name === classroom)?.id
    const line = `GET /api/teacher/classrooms/${id}/partner/messages`
    const answer = await server.call<ChatPage>(line, { token })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }

  it('have a talk of both teachers, whose last messages one of them has not read', async () => {
    const mine = await chatOf('teacher@demo.test', 'Spanish 7 Morning')
    const theirs = await chatOf('partner@demo.test', 'Inglés 1B')
    assert.deepEqual(theirs.messages, mine.messages)
    assert.deepEqual([mine.unread_count, theirs.unread_count], [2, 0])
    assert.deepEqual(
      mine.messages.slice(-3).map(({ status, from_teacher_id }) => [status, from_teacher_id]),
      [
        ['read', theirs.partner.id],
        ['sent', mine.partner.id],
        ['sent', mine.partner.id],
      ],
    )
  })

  it('are from before now, the oldest first, and of those that are over nothing is unread', async () => {
    for (const classroom of ['Spanish 7 Morning', 'Inventors Club', 'Spanish 7 Last Spring']) {
      const { messages, unread_count } = await chatOf('teacher@demo.test', classroom)
      const times = messages.map(({ created_at }) => created_at)
      assert.ok(times.length > 1)
      assert.deepEqual(times, times.toSorted())
      assert.ok(Date.parse(times.at(-1) ?? '') < Date.now(), classroom)
      if (classroom === 'Spanish 7 Last Spring') assert.equal(unread_count, 0)
    }
  })
})
