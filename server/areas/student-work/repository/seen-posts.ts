import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'
import { isShared } from '../../submissions/area.ts'

/** A post of the partner classroom, with its files by their names in the storage. */
export interface SeenRow {
  id: number
  task_id: number
  is_response: boolean
  responding_to: number | null
  poster: string
  text: string | null
  created_at: string
  has_video: boolean
  file: string | null
  poster_file: string | null
  video_processed: 0 | 1 | 2 | null
}

/** The posts `p` that a classroom sees of its partner's students `s`: those that are shared, for a task that both see. */
const seenBy = (classroomId: SQL | number): SQL => sql`
  from classrooms own
  join classrooms other on other.class_pairing_id = own.class_pairing_id and other.id <> own.id
  join students s on s.classroom_id = other.id and ${present}
  join submissions p on p.student_id = s.id and p.classroom_id = other.id
  join tasks t on t.id = p.task_id and t.class_pairing_id = own.class_pairing_id and not t.is_hidden
  left join videos v on v.id = p.video_id
  where own.id = ${classroomId} and ${isShared(sql`p`)}`

/** Those of them that a condition picks, the latest first. An original may tell where it was recorded: nobody else gets it. */
const findSeen = (db: Database, classroomId: number, which: SQL): Promise<SeenRow[]> =>
  rows<SeenRow>(
    db,
    sql`select p.id, p.task_id, p.is_response, p.responding_to_id as responding_to,
          case when s.is_approved_name then ${fullName(sql`s`)} else '' end as poster,
          p.text, ${asInstant(sql`p.created_at`)} as created_at, p.video_id is not null as has_video,
          v.converted as file, v.poster as poster_file, v.video_processed
        ${seenBy(classroomId)} and ${which}
        order by p.created_at desc, p.id desc`,
  )

/** What a classroom sees for a task, responses too. */
export const findSeenForTask = (db: Database, classroomId: number, taskId: number): Promise<SeenRow[]> =>
  findSeen(db, classroomId, sql`p.task_id = ${taskId}`)

/** What it sees of responses to the posts of one of its students. */
export const findResponsesTo = (db: Database, classroomId: number, studentId: number): Promise<SeenRow[]> =>
  findSeen(
    db,
    classroomId,
    sql`p.is_response and p.responding_to_id in (select id from submissions where student_id = ${studentId})`,
  )

/** Whether a classroom sees this post for a task, which is no response; it is held until the transaction ends. */
export async function isSeenPost(
  db: Database,
  classroomId: number,
  { task_id, post_id }: { task_id: number; post_id: number },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select p.id ${seenBy(classroomId)} and p.id = ${post_id} and p.task_id = ${task_id} and not p.is_response
        for key share of p`,
  )
  return found.length > 0
}
