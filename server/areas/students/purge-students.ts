import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { beginAudit } from '../audit/area.ts'
import { forgetAnswers } from '../idempotency/area.ts'
import { forgetStudents } from '../notifications/area.ts'
import { discardUpload, giveUpOfStudents } from '../uploads/area.ts'
import { markOfStudentsRemoved, removeVideo } from '../videos/area.ts'
import { everythingOf } from './repository/everything.ts'
import {
  countPosts,
  deleteStudents,
  lockClassroom,
  lockStudents,
  type OperatorsClassroom,
} from './repository/purge.ts'

/** What was done, in the place of what is called. */
const noteDone = (
  transaction: Database,
  { teacher_id }: OperatorsClassroom,
  operator: string,
  done: string,
) =>
  beginAudit(transaction, {
    teacher_id,
    operator,
    method: 'ADMIN',
    path: done,
    status: 200,
    request_id: randomUUID(),
  })

/**
 * Everything that is kept of a classroom's students, for an operator who is asked for it; the audit says so. Undefined
 * when there is no such classroom.
 */
export const exportClassroom = (db: Database, classroomId: number, operator: string) =>
  db.transaction(async transaction => {
    const classroom = await lockClassroom(transaction, classroomId)
    if (!classroom) return undefined
    await noteDone(transaction, classroom, operator, `students export ${classroomId}`)
    return {
      classroom: { id: classroom.id, name: classroom.name },
      students: await everythingOf(transaction, classroomId),
    }
  })

/** What a purge has taken away. */
export interface Purged {
  students: number
  posts: number
  videos: number
}

/**
 * Takes all students of a classroom away for good, those who were removed before too: rows, posts and payments, and the
 * files of their videos, posted, unposted or under way, and what is kept of answers and notifications that name them. The
 * audit's entry stands in the same transaction. 'other' when the classroom has another name than the operator thinks,
 * undefined when there is none.
 */
export async function purgeStudents(
  services: Pick<Services, 'db' | 'config' | 'storage'>,
  classroomId: number,
  { name, operator }: { name: string; operator: string },
): Promise<Purged | 'other' | undefined> {
  const { db, storage } = services
  const purged = await db.transaction(async transaction => {
    const classroom = await lockClassroom(transaction, classroomId)
    if (!classroom) return undefined
    if (classroom.name !== name) return 'other'
    const posts = await countPosts(transaction, classroomId)
    const students = await lockStudents(transaction, classroomId)
    const ids = students.map(({ id }) => id)
    const usernames = students.map(({ username }) => username)
    await forgetAnswers(transaction, classroom.teacher_id, usernames)
    const uploads = await giveUpOfStudents(transaction, ids)
    const videos = await markOfStudentsRemoved(transaction, ids)
    await forgetStudents(transaction, ids)
    const counts = { students: await deleteStudents(transaction, classroomId), posts, videos: videos.length }
    const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
    await noteDone(transaction, classroom, operator, `students purge ${classroomId}: ${told.join(', ')}`)
    return { counts, videos, uploads }
  })
  if (purged === undefined || purged === 'other') return purged
  // after the transaction; what a storage does not give now, the sweep takes
  for (const upload of purged.uploads) await discardUpload(services, upload)
  for (const { id } of purged.videos) await removeVideo(db, storage, id)
  return purged.counts
}
