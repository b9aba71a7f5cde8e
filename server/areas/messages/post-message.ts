import type { Message, MessageForm } from '../../../src/contract/entities/message.ts'
import { MESSAGES_PER_CLASSROOM_MAX, MESSAGES_PER_HOUR } from '../../../src/contract/limits/messages.ts'
import { normalLink } from '../../../src/contract/rules/links.ts'
import { type MessageValues, messageRules } from '../../../src/contract/rules/message-form.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { messageSentence, messageSentences } from '../../../src/contract/server-messages/messages.ts'
import type { Database } from '../../db/database.ts'
import { wellFormed } from '../../db/text.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { allowAttempt } from '../attempts/area.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { keepTaskFiles } from '../files/area.ts'
import { once } from '../idempotency/area.ts'
import { refuse } from './refusals.ts'
import { addMessages, countMessages } from './repository/change.ts'
import { findMessages } from './repository/for-teachers.ts'
import { shownMessage } from './shown-messages.ts'

const ENDPOINT = 'POST /api/teacher/classrooms/{id}/messages'

/** A form by the table of P3 §5. @throws 422 with the sentences of every field at fault */
function checkedForm(form: MessageForm): MessageValues {
  const { subject, description, links = [], media = [] } = form
  const values = wellFormed({ subject: subject.trim(), description: description.trim(), links, media })
  const issues = Object.entries(messageRules(values))
  if (issues.length === 0) return values
  throw refuse('badInput', {
    fields: Object.fromEntries(issues.map(([field, issue]) => [field, [messageSentence(issue)]])),
  })
}

/** The files of a message are its teacher's own, and stay from now on. @throws 422 that names the field */
async function keptFiles(db: Database, teacherId: number, { media }: MessageValues): Promise<string[]> {
  const names = [...new Set(media.map(({ file }) => file))]
  const own = await keepTaskFiles(db, { names, teachers: [teacherId], shown: [] })
  if (own.size < names.length)
    throw refuse('badInput', { fields: { media: [commonSentences.fieldNotValid] } })
  return names
}

/**
 * Posts a message to the board of a classroom, once for each key.
 * @throws 403 with code 10, 422 with code 13, 42 or 111, or with the sentences of every field at fault; 429
 */
export async function postMessage(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  call: Pick<Call<typeof ENDPOINT>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<{ data: Message; message: string }> {
  const { teacher, params, body } = call
  const { id } = params
  await checkOpenClassroom(db, teacher, id)
  const { subject, description, ...attached } = checkedForm(body)
  const scope = tokens.blind('messages', String(teacher.id))
  return once(db, ENDPOINT, call, async transaction => {
    // one that is sent again is none, and neither is one that is refused
    await allowAttempt(transaction, [{ scope, attempts: MESSAGES_PER_HOUR, windowMinutes: 60 }])
    await lockOpenClassroom(transaction, teacher, id)
    if ((await countMessages(transaction, id)) >= MESSAGES_PER_CLASSROOM_MAX) throw refuse('messagesFull')
    const files = await keptFiles(transaction, teacher.id, { subject, description, ...attached })
    const [messageId = 0] = await addMessages(transaction, [
      {
        classroom_id: id,
        message_title: subject,
        message_text: description,
        links: attached.links.map(({ label, url }) => ({ label: label.trim(), url: normalLink(url) ?? url })),
        media: attached.media.map(({ label, file }) => ({ label: label.trim(), name: file })),
        files,
      },
    ])
    const [added] = await findMessages(transaction, id, { messageId })
    if (!added) throw new Error('there is no message')
    return { data: shownMessage(tokens, added), message: messageSentences.posted }
  })
}
