import type { ChatMessage, ChatPage } from '../../../src/contract/entities/chat.ts'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { Partner } from '../../../src/contract/entities/partner.ts'
import '../../../src/widgets/partner-chat/element.ts'
import type { PartnerChatProps } from '../../../src/widgets/partner-chat/partner-chat.tsx'
import { aPartner, PARTNER_OF } from '../../support/a-partner.ts'
import { answer } from '../../support/answer.ts'
import { type ChatServer, chatServer } from '../../support/chat-server.ts'
import { byRole, mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

export type ChatElement = HTMLElement & Omit<PartnerChatProps, 'widget'>

interface Scene {
  messages?: ChatMessage[]
  page?: Partial<ChatPage>
  classroom?: Partial<Classroom>
  partner?: Partial<Partner>
}

/** The server has this chat of classroom 7. */
export function serverHas({
  messages = [],
  page = {},
  classroom = {},
  partner = {},
}: Scene = {}): ChatServer {
  answer(CLASSROOM, ({ params }) => ({ success: true, data: aClassroom({ id: params.id, ...classroom }) }))
  answer(PARTNER_OF, { success: true, data: aPartner(partner) })
  return chatServer(messages, page)
}

export function place(attributes = 'classroom-id="7"'): ChatElement {
  signedIn()
  // all of it in sight
  return mount(`<cx-partner-chat style="--cx-chat-height: 22em" ${attributes}></cx-partner-chat>`)
}

/** A teacher looks at this chat. */
export async function show(scene: Scene = {}) {
  const server = serverHas(scene)
  const element = place()
  const log = await byRole(element, 'log', 'Messages')
  return { server, element, log }
}

/** Texts of the messages that are shown, in order. */
export const bubbles = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('.bubble') ?? [])].map(({ textContent }) => textContent ?? '')

/** Waits until the last message that is shown has this text. */
export const endsWith = (element: Element, text: string) =>
  until(
    () => bubbles(element).at(-1) === text,
    () => `'${text}' in place of '${bubbles(element).at(-1)}'`,
  )

/** How far below the top of the log a message stands, px. */
export function heightOf(log: Element, number: number): number {
  const message = log.querySelector(`[data-number="${number}"]`)
  if (!message) throw new Error(`message ${number} is not shown`)
  return Math.round(message.getBoundingClientRect().top - log.getBoundingClientRect().top)
}
