import { eq } from 'drizzle-orm'
import { STUDENTS_PER_CLASSROOM_MAX } from '../../../src/contract/limits/students.ts'
import { type GroupTypeId, groupTypes } from '../../../src/contract/rules/group-types.ts'
import {
  addTeacherAssistant,
  classroomCode,
  createClassroom,
  createCourse,
  dayAfter,
  pairClassrooms,
} from '../../areas/classrooms/create.ts'
import { hashPassword } from '../../areas/session/passwords.ts'
import { createSchool, createTeacher } from '../../areas/teachers/repository.ts'
import type { Database } from '../database.ts'
import { countries, states } from '../schema/reference.ts'
import { teachers } from '../schema/teachers.ts'
import { type AccountSeed, accounts } from './accounts.ts'
import { addActivity } from './activity.ts'
import { type ClassroomSeed, classrooms } from './classrooms.ts'
import { type CourseKey, courses } from './courses.ts'
import { addNotifications } from './notifications.ts'
import { createRandom, type Random } from './random.ts'
import { type SchoolKey, schools } from './schools.ts'

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Classroom1!'

const SEED = 2_024
const DAY_MS = 86_400_000

interface World {
  db: Database
  random: Random
  now: Date
  today: string
  countryIds: Map<string, number>
  schoolIds: Map<SchoolKey, number>
  teacherIds: Map<string, number>
  courseIds: Map<CourseKey, number>
}

function known<Key>(map: Map<Key, number>, key: Key): number {
  const id = map.get(key)
  if (id === undefined) throw new Error(`the demo data names ${String(key)} before it is there`)
  return id
}

/**
 * Fills an empty database with the demo data, in one transaction; a database with any teacher stays as it is. The
 * same day gives the same data, whatever the machine; dates are relative to `now`.
 */
export async function seedDemo(database: Database, now: Date = new Date()): Promise<void> {
  const [anybody] = await database.select({ id: teachers.id }).from(teachers).limit(1)
  if (anybody) return
  const hashes = await Promise.all(accounts.map(() => hashPassword(DEMO_PASSWORD)))
  await database.transaction(async transaction => {
    const db = transaction as unknown as Database
    const countryRows = await db.select().from(countries)
    const world: World = {
      db,
      now,
      random: createRandom(SEED),
      today: now.toISOString().slice(0, 10),
      countryIds: new Map(countryRows.map(({ iso, id }) => [iso, id])),
      schoolIds: new Map(),
      teacherIds: new Map(),
      courseIds: new Map(),
    }
    await addSchools(world)
    for (const [index, account] of accounts.entries()) await addAccount(world, account, hashes[index] ?? '')
    for (const { key, name, subject_id, group, guide } of courses) {
      const course = { name, subject_id, student_group_type_id: group, course_guide_link: guide }
      world.courseIds.set(key, await createCourse(db, course))
    }
    for (const classroom of classrooms) await addExchange(world, classroom)
    await addNotifications(db, known(world.teacherIds, 'teacher@demo.test'), now)
  })
}

async function addSchools({ db, today, now, countryIds, schoolIds }: World): Promise<void> {
  for (const school of schools) {
    const state = 'state' in school ? school.state : null
    const [stateRow] = state ? await db.select().from(states).where(eq(states.name, state)) : []
    const hasLibrary = school.key === 'harbor' || school.key === 'prairie'
    const id = await createSchool(db, {
      name: school.name,
      city_name: school.city,
      country_id: known(countryIds, school.iso),
      state_id: stateRow?.id ?? null,
      agreement_signed_at: school.agreement ? new Date(now.getTime() - 200 * DAY_MS) : null,
      has_librarian_subscription: hasLibrary,
      librarian_subscription_end_date: hasLibrary ? dayAfter(today, 210) : null,
    })
    schoolIds.set(school.key, id)
  }
}

async function addAccount(world: World, account: AccountSeed, password_hash: string): Promise<void> {
  const { db, now, today } = world
  const joined = new Date(now.getTime() - 450 * DAY_MS)
  const isVerified = account.verified !== false
  const isValidated = account.validated !== false
  const end = account.subscriptionEndsInDays
  const id = await createTeacher(db, {
    email: account.email,
    user_type: account.user_type,
    password_hash,
    email_verified_at: isVerified ? joined : null,
    is_email_validated: isVerified && isValidated,
    is_teacher_validated: isValidated,
    is_teacher_profile_filled: isValidated,
    disabled_at: account.disabled ? now : null,
    first_name: account.first_name,
    last_name: account.last_name,
    about_info: account.about ?? null,
    city_name: account.city,
    country_id: account.iso ? known(world.countryIds, account.iso) : null,
    school_id: account.school ? known(world.schoolIds, account.school) : null,
    has_independent_subscription: end !== undefined,
    independent_subscription_end_date: end === undefined ? null : dayAfter(today, end),
    last_time_login: account.neverSignedIn ? null : new Date(now.getTime() - 2 * DAY_MS),
    created_at: joined,
  })
  world.teacherIds.set(account.email, id)
}

/** A classroom and, where it has one, the partner's, with all that happens in both. */
async function addExchange(world: World, seed: ClassroomSeed): Promise<void> {
  const own = await addClassroom(world, seed)
  if (seed.assistant) await addTeacherAssistant(world.db, { classroom_id: own, ...seed.assistant })
  if (!seed.partner) return
  // The partner of a language class learns the language that is spoken here.
  const partner = await addClassroom(world, {
    ...seed,
    ...seed.partner,
    ...(seed.lang_instruction_id ? { lang_instruction_id: seed.lang_native_id } : {}),
    students: seed.students > 10 ? seed.students - 2 : seed.students,
  })
  const paired = Math.min(world.now.getTime(), Date.parse(dayAfter(world.today, seed.startsInDays - 2)))
  await pairClassrooms(world.db, own, partner, new Date(paired))
}

async function addClassroom(world: World, seed: ClassroomSeed): Promise<number> {
  const { db, random, now, today } = world
  const course = courses.find(({ key }) => key === seed.course)
  const startDate = dayAfter(today, seed.startsInDays)
  // Teachers create a classroom a week or so before it starts.
  const prepared = Math.min(now.getTime() - DAY_MS, Date.parse(startDate) - (6 + random.below(5)) * DAY_MS)
  const code = classroomCode(random.below)
  const id = await createClassroom(db, {
    teacher_id: known(world.teacherIds, seed.owner),
    name: seed.name,
    code,
    subject_id: seed.subject_id,
    course_id: course ? known(world.courseIds, course.key) : null,
    age_range_id: seed.age_range_id,
    number_students_range_id: studentsRange(seed.students, course?.group ?? groupTypes.individual),
    lang_native_id: seed.lang_native_id,
    lang_instruction_id: seed.lang_instruction_id ?? null,
    level_id: seed.level_id ?? null,
    start_date: startDate,
    student_payment_required: seed.paid ?? false,
    created_at: new Date(prepared + random.below(8 * 60) * 60_000),
  })
  const activity = {
    classroomId: id,
    code,
    name: seed.name,
    startDate,
    students: seed.students,
    work: seed.work,
  }
  if (course) await addActivity(db, random, { ...activity, group: course.group, tasks: course.tasks }, now)
  return id
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
