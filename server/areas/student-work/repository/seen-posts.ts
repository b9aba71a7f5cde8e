import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'
import type { SignedInStudent } from '../../../signed-in-student.ts'
import { isShared } from '../../submissions/area.ts'

/** A post of the partner classroom, or of a peer, with its files by their names in the storage. */
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

/** Who looks. */
type Viewer = Pick<SignedInStudent, 'id' | 'classroom_id' | 'has_peers'>

/** Whose posts they see: those of the partner, or of their own classroom for tasks that ask for responses. */
const isOther = ({ id, has_peers }: Viewer): SQL =>
  has_peers ? sql`other.id = own.id and s.id <> ${id} and t.number_responses > 0` : sql`other.id <> own.id`

/** The posts `p` that a student sees of others `s`: those that are shared, for a task that both see. */
const seenBy = (viewer: Viewer): SQL => sql`
  from classrooms own
  join classrooms other on other.class_pairing_id = own.class_pairing_id
  join students s on s.classroom_id = other.id and ${present}
  join submissions p on p.student_id = s.id and p.classroom_id = other.id
  join tasks t on t.id = p.task_id and t.class_pairing_id = own.class_pairing_id and not t.is_hidden
  left join videos v on v.id = p.video_id
  where own.id = ${viewer.classroom_id} and ${isOther(viewer)} and ${isShared(sql`p`)}`

/** Those of them that a condition picks, the latest first. An original may tell where it was recorded: nobody else gets it. */
const findSeen = (db: Database, viewer: Viewer, which: SQL): Promise<SeenRow[]> =>
  rows<SeenRow>(
    db,
    sql`select p.id, p.task_id, p.is_response, p.responding_to_id as responding_to,
          case when s.is_approved_name then ${fullName(sql`s`)} else '' end as poster,
          p.text, ${asInstant(sql`p.created_at`)} as created_at, p.video_id is not null as has_video,
          v.converted as file, v.poster as poster_file, v.video_processed
        ${seenBy(viewer)} and ${which}
        order by p.created_at desc, p.id desc`,
  )

/** What a student sees for a task, responses too. */
export const findSeenForTask = (db: Database, viewer: Viewer, taskId: number): Promise<SeenRow[]> =>
  findSeen(db, viewer, sql`p.task_id = ${taskId}`)

/** What they see of responses to their own posts. */
export const findResponsesTo = (db: Database, viewer: Viewer): Promise<SeenRow[]> =>
  findSeen(
    db,
    viewer,
    sql`p.is_response and p.responding_to_id in (select id from submissions where student_id = ${viewer.id})`,
  )

/** Whether a student sees this post for a task, which is no response; it is held until the transaction ends. */
export async function isSeenPost(
  db: Database,
  viewer: Viewer,
  { task_id, post_id }: { task_id: number; post_id: number },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select p.id ${seenBy(viewer)} and p.id = ${post_id} and p.task_id = ${task_id} and not p.is_response
        for key share of p`,
  )
  return found.length > 0
}
