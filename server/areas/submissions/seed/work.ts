import { dayAfter } from '../../../../src/contract/rules/days.ts'
import { type GroupTypeId, groupTypes } from '../../../../src/contract/rules/group-types.ts'
import type { Random } from '../../../db/seed/random.ts'
import { DEMO_PASSWORD, type World } from '../../../db/seed/world.ts'
import { addStudents } from '../../students/area.ts'
import { hashPassword } from '../../teachers/area.ts'
import { addSubmissions, type SubmissionStatus } from '../repository.ts'
import { type AddedTask, DAYS_PER_TASK } from './tasks.ts'

const firstNames =
  'Ava Liam Sofía Mateo Chloé Yuki Keza Omar Priya Elif Jonas Mei Noah Zuri Ines Hugo Amara Leo Freya Tariq Nina Diego Aisha Felix Rosa Kenji Lena Malik Ivy Pablo'.split(
    ' ',
  )
const groupNames = ['Blue Herons', 'Night Owls', 'River Otters', 'Red Foxes', 'Silver Trouts', 'Wild Geese']
const lastInitials = 'ABCDEFGHJKLMNOPRSTVW'

/** Three of a group of this many belong to a small group. */
const GROUP_SIZE = 4

interface Exchange {
  classroomId: number
  code: string
  name: string
  group: GroupTypeId
  tasks: readonly AddedTask[]
  startDate: string
  students: number
  work: number
  /** The first of its students has a password. */
  hasAccount: boolean
}

function posters(random: Random, exchange: Exchange) {
  const { classroomId: classroom_id, code, name, group, students } = exchange
  const username = (number: number) => `${code.toLowerCase()}${String(number).padStart(2, '0')}`
  if (students === 0) return []
  if (group === groupTypes.wholeClass) {
    return [{ classroom_id, first_name: name, username: username(1), members_number: students }]
  }
  return Array.from({ length: students }, (_, index) =>
    group === groupTypes.smallGroup
      ? {
          classroom_id,
          first_name: groupNames[index % groupNames.length] ?? 'Group',
          username: username(index + 1),
          members_number: GROUP_SIZE,
          place: index + 1,
        }
      : {
          classroom_id,
          first_name: random.pick(firstNames),
          last_initial: lastInitials[random.below(lastInitials.length)] ?? 'A',
          username: username(index + 1),
        },
  )
}

/** Mostly approved, the fresh ones still waiting, now and then one sent back, blocked or deleted. */
function statusOf(random: Random, isRecent: boolean): SubmissionStatus {
  const drawn = random.next()
  if (drawn < 0.04) return 'blocked'
  if (drawn < 0.08) return 'unapproved'
  if (drawn < 0.1) return 'deleted'
  return drawn < (isRecent ? 0.6 : 0.2) ? 'pending' : 'approved'
}

/** Gives a classroom its students, and the posts that so much work makes. */
export async function addWork({ db, random, now }: World, exchange: Exchange): Promise<void> {
  const { classroomId: classroom_id, startDate, tasks, work } = exchange
  const created_at = new Date(Math.min(now.getTime(), Date.parse(startDate)))
  const account = exchange.hasAccount
    ? { password_hash: await hashPassword(DEMO_PASSWORD), is_first_password: false }
    : {}
  const studentIds = await addStudents(
    db,
    posters(random, exchange).map((poster, index) => ({
      ...poster,
      created_at,
      ...(index === 0 ? account : {}),
    })),
  )
  const done = work * tasks.length
  const posts = tasks.flatMap(({ id: task_id, category }, index) => {
    const share = Math.min(1, Math.max(0, done - index))
    if (share === 0 || category === 'activity' || category === 'reflection') return []
    const isRecent = done - index < 1.5
    const created = Math.min(now.getTime(), Date.parse(dayAfter(startDate, index * DAYS_PER_TASK + 6)))
    return studentIds.flatMap(student_id => {
      const post = (is_response: boolean) => ({
        classroom_id,
        student_id,
        task_id,
        is_response,
        status: statusOf(random, isRecent),
        created_at: new Date(created - random.below(72 * 60) * 60_000),
        text: is_response ? 'Thank you for showing us. We do it a little differently here.' : null,
      })
      const hasPosted = random.next() < share
      const hasResponded = hasPosted && category === 'exchange' && random.next() < share * 0.8
      return [...(hasPosted ? [post(false)] : []), ...(hasResponded ? [post(true)] : [])]
    })
  })
  await addSubmissions(db, posts)
}
