import type { Message } from '../../contract/entities/message.ts'
import { EXCHANGE_EXPIRED } from '../../contract/error-codes/classrooms.ts'
import { type MessageValues, messageRules } from '../../contract/rules/message-form.ts'
import { messageSentence } from '../../contract/server-messages/messages.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import type { Path } from '../forms/form-values.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { fits, isListOf, isText } from '../http/shape.ts'
import { messageForm as t } from '../messages/message-form.ts'

/** Why a message was not posted, where no field alone is to blame. */
export interface MessageFailure {
  reason: string
  /** The same may go better another time. */
  again: boolean
  isExpired: boolean
}

/** What is wrong with each field, in sentences (P3 §5). */
function messageErrors(draft: MessageValues): Sentences<Path<MessageValues>> {
  const issues = messageRules(draft)
  const said: Sentences<keyof MessageValues> = {}
  for (const field of Object.keys(issues) as (keyof MessageValues)[]) {
    const issue = issues[field]
    if (issue) said[field] = messageSentence(issue)
  }
  return said
}

/** What each field of a draft is that was kept. */
const draftChecks = {
  subject: isText,
  description: isText,
  links: isListOf(fits({ label: isText, url: isText })),
  media: isListOf(fits({ label: isText, file: isText })),
}

/** State of the form that posts a message to the board of a classroom; what is typed is kept in this tab. */
export function createMessageForm(classroomId: number, posted: (message: Message) => void) {
  const key = createRetryKey()
  const form = createForm<MessageValues, Message, MessageFailure, undefined>({
    fields: { subject: '', description: '', links: [], media: [] },
    check: messageErrors,
    async send({ subject, description, links, media }, signal) {
      const body = { subject, description, links: [...links], media: [...media] }
      const options = { params: { id: classroomId }, signal, idempotencyKey: key.of(body) }
      return (await call('POST /api/teacher/classrooms/{id}/messages', body, options)).data
    },
    explain(error, refused) {
      if (Object.keys(refused).length > 0) return null
      const isExpired = asRefusal(error)?.errorCode === EXCHANGE_EXPIRED
      return { ...explainFailure(error, t.failed), isExpired }
    },
    taken(message) {
      key.forget()
      posted(message)
    },
  })
  const changes = keepChanges(form, { name: `message ${classroomId}`, checks: draftChecks })
  return { form, changes, isChanged: () => Object.keys(form.changes()).length > 0 }
}

export type MessageFormStore = ReturnType<typeof createMessageForm>
