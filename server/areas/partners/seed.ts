import { dayAfter } from '../../../src/contract/rules/days.ts'
import { createRandom } from '../../db/seed/random.ts'
import { DAY_MS, type World } from '../../db/seed/world.ts'
import { classroomCode, createClassroom } from '../classrooms/area.ts'
import { findSubject } from '../reference/area.ts'

const CODES_SEED = 77

const [LANGUAGES, SCIENCES] = [1, 2]

interface Waiting {
  owner: string
  name: string
  subject_id: number
  age_range_id: number
  number_students_range_id: number
  /** Languages by id: 1 English, 2 Spanish, 3 French, 5 Portuguese, 8 Japanese, 14 Polish. */
  lang_native_id: number
  lang_instruction_id?: number
  level_id?: number
  startsInDays: number
  /** Where it costs something else than others of its subject. */
  number_of_tokens?: number
}

const of = (
  owner: string,
  name: string,
  startsInDays: number,
  rest: Omit<Waiting, 'owner' | 'name' | 'startsInDays'>,
): Waiting => ({ owner: `${owner}@demo.test`, name, startsInDays, ...rest })

const sciences = (lang_native_id: number, age_range_id: number, number_students_range_id: number) => ({
  ...{ subject_id: SCIENCES, lang_native_id, age_range_id, number_students_range_id },
})

/** Classrooms all over the world that wait for a partner; those of accounts that people sign in with are elsewhere. */
const waiting: readonly Waiting[] = [
  of('camille.moreau', 'Rivières de France', 2, sciences(3, 3, 2)),
  of('camille.moreau', 'Petits curieux', 9, sciences(3, 2, 3)),
  of('claudine.uwase', 'Imigezi 6', 5, { ...sciences(1, 3, 3), number_of_tokens: 2 }),
  of('haruka.sato', 'Sapporo Rivers', -6, sciences(8, 4, 3)),
  of('beatriz.lima', 'Rio Capibaribe', -1, sciences(5, 3, 2)),
  of('zofia.kowalska', 'Nad Wisłą', 16, sciences(14, 3, 3)),
  of('alejandro.ruiz', 'Inglés tercero', 4, {
    ...{ subject_id: LANGUAGES, lang_native_id: 2, lang_instruction_id: 1, level_id: 1 },
    ...{ age_range_id: 3, number_students_range_id: 2 },
  }),
]

/** Whom the demo's search finds. The codes come of a stream of their own: other areas' data stays as it is. */
export async function seed({ db, now, today, idOf }: World): Promise<void> {
  const random = createRandom(CODES_SEED)
  for (const { owner, startsInDays, subject_id, number_of_tokens, ...classroom } of waiting) {
    const subject = await findSubject(db, subject_id)
    if (!subject) throw new Error(`there is no subject ${subject_id}`)
    const created = {
      ...classroom,
      subject: { ...subject, number_of_tokens: number_of_tokens ?? subject.number_of_tokens },
      ...{ teacher_id: idOf('teacher', owner), start_date: dayAfter(today, startsInDays) },
      created_at: new Date(now.getTime() - 12 * DAY_MS),
    }
    await createClassroom(db, created, () => classroomCode(random.below))
  }
}
