import { STUDENTS_PER_CLASSROOM_MAX } from '../../../src/contract/limits/students.ts'
import { dayAfter } from '../../../src/contract/rules/days.ts'
import { type GroupTypeId, groupTypes } from '../../../src/contract/rules/group-types.ts'
import { DAY_MS, type World } from '../../db/seed/world.ts'
import {
  addTeacherAssistant,
  classroomCode,
  createClassroom,
  joinPairing,
  pairingOf,
} from '../classrooms/area.ts'
import { demoCourses } from '../courses/area.ts'
import { findSubject } from '../reference/area.ts'
import { type ClassroomSeed, classrooms } from './seed/classrooms.ts'
import { fillForReview } from './seed/review.ts'
import { addCourse } from './seed/tasks.ts'
import { addWork } from './seed/work.ts'

/** The demo classrooms with all that happens in them. */
export async function seed(world: World): Promise<void> {
  for (const classroom of classrooms) await addExchange(world, classroom)
  await fillForReview(world)
}

const courseOf = (seed: ClassroomSeed) => demoCourses.find(({ key }) => key === seed.course)

/** A classroom and, where it has one, the partner's, with the tasks of both and all that happens in them. */
async function addExchange(world: World, seed: ClassroomSeed): Promise<void> {
  const startDate = dayAfter(world.today, seed.startsInDays)
  const course = courseOf(seed)
  const own = await addClassroom(world, seed)
  const exchange = { class_pairing_id: await pairingOf(world.db, own.classroomId), startDate }
  const tasks = course ? await addCourse(world, { ...seed, ...exchange, ...course }) : []
  const work = { startDate, tasks, group: course?.group ?? groupTypes.individual }
  await addWork(world, { ...seed, ...work, ...own, hasAccount: seed.code !== undefined })
  if (seed.assistant)
    await addTeacherAssistant(world.db, { classroom_id: own.classroomId, ...seed.assistant })
  if (!seed.partner) return
  // The partner of a language class learns the language that is spoken here.
  const { code: _own, ...shared } = seed
  const partnerSeed = {
    ...shared,
    ...seed.partner,
    ...(seed.lang_instruction_id ? { lang_instruction_id: seed.lang_native_id } : {}),
    students: seed.students > 10 ? seed.students - 2 : seed.students,
  }
  const partner = await addClassroom(world, partnerSeed)
  const paired = Math.min(world.now.getTime(), Date.parse(dayAfter(world.today, seed.startsInDays - 2)))
  await joinPairing(world.db, own.classroomId, partner.classroomId, new Date(paired))
  const hasAccount = seed.partner.code !== undefined
  await addWork(world, { ...partnerSeed, ...work, ...partner, hasAccount })
}

async function addClassroom(world: World, seed: ClassroomSeed) {
  const { db, random, now, today, idOf } = world
  const course = courseOf(seed)
  const startDate = dayAfter(today, seed.startsInDays)
  // Teachers create a classroom a week or so before it starts.
  const prepared = Math.min(now.getTime() - DAY_MS, Date.parse(startDate) - (6 + random.below(5)) * DAY_MS)
  const drawn = classroomCode(random.below)
  const { code = drawn } = seed
  const subject = await findSubject(db, seed.subject_id)
  if (!subject) throw new Error(`there is no subject ${seed.subject_id}`)
  const classroom = {
    teacher_id: idOf('teacher', seed.owner),
    name: seed.name,
    subject,
    course_id: course ? idOf('course', course.key) : null,
    age_range_id: seed.age_range_id,
    number_students_range_id: studentsRange(seed.students, course?.group ?? groupTypes.individual),
    lang_native_id: seed.lang_native_id,
    lang_instruction_id: seed.lang_instruction_id ?? null,
    level_id: seed.level_id ?? null,
    start_date: startDate,
    student_payment_required: seed.paid ?? false,
    created_at: new Date(prepared + random.below(8 * 60) * 60_000),
  }
  const classroomId = await createClassroom(db, classroom, () => code)
  return { classroomId, code }
}

/** Id of the range that a class of so many students (or groups of four) falls into. */
function studentsRange(students: number, group: GroupTypeId): number {
  const people = Math.min(
    group === groupTypes.smallGroup ? students * 4 : students,
    STUDENTS_PER_CLASSROOM_MAX,
  )
  if (people === 0 || people > 20) return 3
  return people > 10 ? 2 : 1
}
