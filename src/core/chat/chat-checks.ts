import type { ChatMessage, ChatPage } from '../../contract/entities/chat.ts'
import { materialTypes } from '../../contract/rules/material-types.ts'
import { type Check, fits, isCount, isFlag, isListOf, isOneOf, isText, orNull } from '../http/shape.ts'

const statuses: readonly ChatMessage['status'][] = ['sent', 'read']
const person = { id: isCount, full_name: isText, avatar: orNull(isText) }

const messageChecks: Record<keyof ChatMessage, Check> = {
  id: isCount,
  number: isCount,
  from_teacher_id: isCount,
  from_teacher: fits(person),
  message: isText,
  attachment: orNull(fits({ file: isText, label: isText, url: isText, type: isOneOf(...materialTypes) })),
  status: isOneOf(...statuses),
  created_at: isText,
  client_id: orNull(isText),
}

/** A message, as the API and the realtime connection give it. */
export const isChatMessage: Check = fits(messageChecks)

const pageChecks: Record<keyof ChatPage, Check> = {
  class_pairing_id: isCount,
  messages: isListOf(isChatMessage),
  last_number: isCount,
  unread_count: isCount,
  partner: fits({ ...person, is_there: isFlag }),
}

/** A piece of a chat as the API gives it. */
export const isChatPage: Check = fits(pageChecks)
