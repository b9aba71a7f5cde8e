import type { ChatMessage, ChatPage } from '../../src/contract/entities/chat.ts'
import { CHAT_PAGE_MESSAGES } from '../../src/contract/limits/chat.ts'
import { answer, answered } from './answer.ts'

export const CHAT = 'GET /api/teacher/classrooms/{id}/partner/messages'
export const SEND = 'POST /api/teacher/classrooms/{id}/partner/messages'
export const READ = 'PUT /api/teacher/classrooms/{id}/partner/messages/{mid}'

/** Ids of the two teachers: `ME` is the one of test/support/teacher.ts. */
export const ME = 7
export const PARTNER = 9

const names: Record<number, string> = { [ME]: 'Ada Moreno', [PARTNER]: 'Camille Durand' }

/** A message of the partner; its number is its id less 100. What a test is about comes as `changes`. */
export function aChatMessage(number: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  const { from_teacher_id = PARTNER } = changes
  return {
    id: number + 100,
    number,
    from_teacher_id,
    from_teacher: { id: from_teacher_id, full_name: names[from_teacher_id] ?? '', avatar: null },
    message: `Message ${number}`,
    attachment: null,
    status: 'read',
    created_at: new Date(Date.UTC(2025, 9, 6, 8) + number * 60_000).toISOString(),
    client_id: null,
    ...changes,
  }
}

/** So many messages of the partner, read. */
export const manyMessages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => aChatMessage(index + 1))

/** A chat as the server has it, and what may go wrong on the way to it. Begin with it in each test. */
export function chatServer(messages: ChatMessage[] = [], changes: Partial<ChatPage> = {}) {
  let isDown = false
  let isLosing = false

  function pageOf({ after, before }: { after?: number; before?: number }): ChatPage {
    const later = messages.filter(({ number }) => number > Number(after ?? 0))
    const earlier = messages.filter(({ number }) => number < Number(before ?? Number.POSITIVE_INFINITY))
    return {
      class_pairing_id: 3,
      messages: after === undefined ? earlier.slice(-CHAT_PAGE_MESSAGES) : later.slice(0, CHAT_PAGE_MESSAGES),
      last_number: messages.at(-1)?.number ?? 0,
      unread_count: messages.filter(each => each.from_teacher_id !== ME && each.status !== 'read').length,
      partner: { id: PARTNER, full_name: 'Camille Durand', avatar: null, is_there: true },
      ...changes,
    }
  }

  /** Once for each key, as the server does it. */
  function take(message: string, attachment: ChatMessage['attachment'], key: string | null): ChatMessage {
    const before = messages.find(({ client_id }) => key !== null && client_id === key)
    if (before) return before
    const number = messages.length + 1
    const added = aChatMessage(number, {
      ...{ from_teacher_id: ME, status: 'sent', message, attachment, client_id: key },
    })
    messages.push(added)
    return added
  }

  function orDown(): void {
    if (isDown) throw new TypeError('Failed to fetch')
  }

  answer(CHAT, ({ query }) => {
    orDown()
    return { success: true, data: pageOf(query ?? {}) }
  })
  answer(SEND, ({ body, headers }) => {
    orDown()
    const { message, attachment } = body
    const file = attachment ? { ...attachment, url: `/files/${attachment.file}`, type: 'pdf' as const } : null
    const data = take(message, file, headers.get('idempotency-key'))
    if (isLosing) throw new TypeError('Failed to fetch')
    return { success: true, data }
  })
  answer(READ, ({ params, body }) => {
    orDown()
    const first = messages.find(({ id }) => id === params.mid) as ChatMessage
    const { number, from_teacher_id } = first
    const upTo = Math.max(number, body.up_to ?? 0)
    for (const [index, each] of messages.entries())
      if (each.from_teacher_id === from_teacher_id && each.number >= number && each.number <= upTo)
        messages[index] = { ...each, status: 'read' }
    return { success: true, data: { ...first, status: 'read' } }
  })

  return {
    messages,
    /** The partner writes. */
    says(message: string, more: Partial<ChatMessage> = {}): ChatMessage {
      const added = aChatMessage(messages.length + 1, { message, status: 'sent', ...more })
      messages.push(added)
      return added
    },
    /** Nothing reaches the server any more, or everything again. */
    down(now = true): void {
      isDown = now
    },
    /** What is sent arrives, and its answers are lost on the way back. */
    losesAnswers(now = true): void {
      isLosing = now
    },
    texts: () => messages.map(({ message }) => message),
    /** Each call that has marked messages, by their numbers. */
    reads: () => answered(READ).map(({ params, body }) => [params.mid - 100, body.up_to]),
    sends: () => answered(SEND).map(({ body }) => body.message),
  }
}

export type ChatServer = ReturnType<typeof chatServer>
