import { dayAfter } from '../../../src/contract/rules/days.ts'
import { createRandom, type Random } from '../../db/seed/random.ts'
import { DAY_MS, type World } from '../../db/seed/world.ts'
import { filmPath } from '../demo-films/area.ts'
import { addVideos, type DemoItem, demoItems, setStates } from './repository/demo.ts'

const ACTIONS_SEED = 31

/** Teachers record one task after the other, the first before the exchange begins. */
const DAYS_BETWEEN_VIDEOS = 14
const SAY_HELLO = 3
const ADD_STUDENTS = 4
const SET_DUE_DATES = 5

interface Recorded {
  created_at: Date
}

/** When a video of the task was recorded; null when it is not there yet. */
function recorded(random: Random, { now }: World, item: DemoItem): Recorded | null {
  if (item.place === null) return null
  const day = dayAfter(item.start_date, (item.place - 1) * DAYS_BETWEEN_VIDEOS - 3)
  const created_at = new Date(Date.parse(day) + random.below(10 * 60) * 60_000)
  // one in eight is forgotten
  return random.next() > 0.125 && created_at < now ? { created_at } : null
}

/** What a teacher has said: they greet and agree soon, and one in ten says that the list of students is not complete. */
function said(random: Random, { now }: World, { action_id, start_date }: DemoItem): boolean | null {
  const days = (now.getTime() - Date.parse(start_date)) / DAY_MS
  if (action_id === SAY_HELLO) return days > -5 && random.next() < 0.8 ? true : null
  if (action_id === SET_DUE_DATES) return days > 10 && random.next() < 0.7 ? true : null
  if (action_id === ADD_STUDENTS) return random.next() < 0.1 ? false : null
  return null
}

/** Videos of the demo's teachers, what they have answered and played, and what they have ticked off. */
export async function seed(world: World): Promise<void> {
  const random = createRandom(ACTIONS_SEED)
  const items = await demoItems(world.db)
  const videos = new Map(items.map(item => [item.id, recorded(random, world, item)]))
  const partnersVideo = (item: DemoItem) => videos.get(item.partner_item_id ?? 0) ?? null
  const later = (moment: Date) =>
    new Date(Math.min(world.now.getTime(), moment.getTime() + (1 + random.below(72)) * 3_600_000))

  const rows = items.flatMap(item => {
    const own = videos.get(item.id)
    const theirs = partnersVideo(item)
    const isAnswered = theirs && item.number_responses !== 0 && random.next() < 0.6
    const film = (is_response: boolean, created_at: Date) => ({
      ...{ action_item_id: item.id, is_response, created_at },
      video_url: filmPath(item.id, is_response),
    })
    return [
      ...(own ? [film(false, own.created_at)] : []),
      ...(isAnswered ? [film(true, later(theirs.created_at))] : []),
    ]
  })
  const answered = new Set(rows.flatMap(row => (row.is_response ? [row.action_item_id] : [])))
  const states = items.map(item => {
    const theirs = partnersVideo(item)
    const isPlayed = theirs && (answered.has(item.id) || random.next() < 0.5)
    return {
      id: item.id,
      completed: said(random, world, item),
      video_played_at: isPlayed ? later(theirs.created_at).toISOString() : null,
    }
  })
  await addVideos(world.db, rows)
  await setStates(world.db, states)
}
