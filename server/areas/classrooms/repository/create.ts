import type { TeacherAssistant } from '../../../../src/contract/entities/classroom.ts'
import { EXCHANGE_EXPIRES_AFTER_DAYS } from '../../../../src/contract/limits/classrooms.ts'
import { dayAfter } from '../../../../src/contract/rules/days.ts'
import { exchangeEndDate } from '../../../../src/contract/rules/end-date.ts'
import { isWorldLanguages } from '../../../../src/contract/rules/world-languages.ts'
import type { Database } from '../../../db/database.ts'
import { openActionItems } from '../../actions/area.ts'
import { classroomCode, withFreeCode } from '../classroom-code.ts'
import { classrooms, teacherAssistants } from '../schema.ts'
import { createPairing } from './pair.ts'

type Row = typeof classrooms.$inferInsert

export type NewClassroom = Omit<
  Row,
  | 'id'
  | 'code'
  | 'subject_id'
  | 'end_date'
  | 'expire_at'
  | 'number_of_tokens'
  | 'class_pairing_id'
  | 'class_pairing_side'
> & {
  /** As it was read when the classroom was checked: what is spent and what is kept as its cost are one price. */
  subject: { id: number; type: string; number_of_tokens: number }
}

/**
 * Creates a classroom and tells its id; `draw` gives a code to try. The end is 90 days after the start (P2 §9), the cost is the subject's
 * (decision 2), and the instruction language of a subject without languages is the native one (P2 §5). It has a class
 * pairing of its own and the action items that every classroom has. Call it in a transaction.
 */
export async function createClassroom(
  db: Database,
  { subject, ...classroom }: NewClassroom,
  draw: () => string = classroomCode,
): Promise<number> {
  const class_pairing_id = await createPairing(db, classroom.created_at)
  const id = await withFreeCode(async code => {
    const [created] = await db
      .insert(classrooms)
      .values({
        ...classroom,
        subject_id: subject.id,
        class_pairing_id,
        code,
        lang_instruction_id: isWorldLanguages(subject)
          ? classroom.lang_instruction_id
          : classroom.lang_native_id,
        end_date: exchangeEndDate(classroom.start_date),
        expire_at: new Date(dayAfter(classroom.start_date, EXCHANGE_EXPIRES_AFTER_DAYS)),
        number_of_tokens: subject.number_of_tokens,
      })
      .onConflictDoNothing({ target: classrooms.code })
      .returning({ id: classrooms.id })
    return created?.id
  }, draw)
  await openActionItems(db, [class_pairing_id])
  return id
}

/** Adds the one assistant that a classroom may have (P2 §5), where it has none; the answer is the one that it has then. */
export async function addTeacherAssistant(
  db: Database,
  assistant: typeof teacherAssistants.$inferInsert,
): Promise<TeacherAssistant> {
  const { classroom_id, full_name, email } = teacherAssistants
  const [found] = await db
    .insert(teacherAssistants)
    .values(assistant)
    // the same again, so that it is answered whatever happens meanwhile
    .onConflictDoUpdate({ target: classroom_id, set: { classroom_id: assistant.classroom_id } })
    .returning({ full_name, email })
  return found ?? assistant
}
