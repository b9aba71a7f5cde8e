import type { SiteComment, SiteMessage } from '../../../src/contract/entities/message.ts'
import {
  COMMENTS_PER_HOUR,
  COMMENTS_PER_MESSAGE_MAX,
  COMMENTS_WAITING_MAX,
} from '../../../src/contract/limits/messages.ts'
import { commentIssue } from '../../../src/contract/rules/message-form.ts'
import { messageSentence } from '../../../src/contract/server-messages/messages.ts'
import type { Services } from '../../services.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { allowAttempt } from '../attempts/area.ts'
import { lockPoster } from '../student-work/area.ts'
import { refuse } from './refusals.ts'
import { addComments, countComments } from './repository/change.ts'
import { findOwnComment, findSiteMessages, isOnBoard } from './repository/for-students.ts'
import { shownSiteMessage } from './shown-messages.ts'
import { tellOfComment } from './tell.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

/** The board as a student sees it: what both teachers have posted. */
export async function listSiteMessages(
  { db, tokens }: Needed,
  student: SignedInStudent,
): Promise<SiteMessage[]> {
  return (await findSiteMessages(db, student)).map(row => shownSiteMessage(tokens, row))
}

/**
 * Writes below a message. The comment waits for the teacher, whoever writes it (P3 §4 Comment status).
 * @throws 404, 422 with code 42 or 112, or with the sentence of the text; 429
 */
export async function addComment(
  { db, tokens }: Needed,
  student: SignedInStudent,
  { message_id, text }: { message_id: number; text: string },
): Promise<SiteComment> {
  if (student.is_exchange_expired) throw refuse('exchangeExpired')
  const issue = commentIssue(text)
  if (issue) throw refuse('badInput', { fields: { text: [messageSentence(issue)] } })
  const scope = tokens.blind('student-comments', String(student.id))
  await allowAttempt(db, [{ scope, attempts: COMMENTS_PER_HOUR, windowMinutes: 60 }])
  return db.transaction(async transaction => {
    if (!(await lockPoster(transaction, student))) throw refuse('signInAgain')
    if (!(await isOnBoard(transaction, student, message_id))) throw refuse('notFound')
    const of = { student_id: student.id, message_id }
    const { below, waiting } = await countComments(transaction, of)
    if (below >= COMMENTS_PER_MESSAGE_MAX) throw refuse('commentsFull')
    if (waiting >= COMMENTS_WAITING_MAX) throw refuse('commentsWait')
    const [commentId = 0] = await addComments(transaction, [{ ...of, message_text: text.trim() }])
    // a teacher who sees the site as the student knows of it
    if (student.viewer === null) await tellOfComment(transaction, student, commentId)
    const added = await findOwnComment(transaction, student, commentId)
    if (!added) throw new Error('there is no comment')
    return added
  })
}
