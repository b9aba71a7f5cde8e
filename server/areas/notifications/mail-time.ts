import { DIGEST_MINUTE_OF_DAY } from '../../../src/contract/limits/notifications.ts'
import { DAY_MINUTES } from '../../../src/contract/rules/days.ts'

/** The hours of a teacher. */
export interface Hours {
  quiet_from: number | null
  quiet_until: number | null
  time_zone: string
}

const MINUTE_MS = 60_000
/** Clocks are put on and back at a multiple of it in UTC: between two of them they only go on. */
const STEP_MINUTES = 15
const STEP_MS = STEP_MINUTES * MINUTE_MS
/** The way to a digest, from there to the end of quiet hours, and once more where clocks are put on past that. */
const STEPS_MAX = (4 * DAY_MINUTES) / STEP_MINUTES

/**
 * Tells the minute of the day in a zone. Made where it is needed and kept by nobody: a zone may be written in so many ways
 * that whoever saves them all would fill the memory.
 * @throws RangeError where there is no such zone
 */
function clockOf(timeZone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  return at => {
    const parts = clock.formatToParts(at)
    const number = (type: string) => Number(parts.find(part => part.type === type)?.value)
    return number('hour') * 60 + number('minute')
  }
}

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** Whether no mail is to come at a minute of the day; hours that begin and end at the same minute are none. */
function isQuiet(minute: number, { quiet_from: from, quiet_until: until }: Hours): boolean {
  if (from === null || until === null || from === until) return false
  return from < until ? from <= minute && minute < until : from <= minute || minute < until
}

/**
 * When a mail may leave (ms since 1970): now, unless it is for the digest or these are quiet hours. A digest that falls
 * into those comes behind them. Where clocks are put on past the hour of the digest, it comes with the hour after.
 */
export function mailTime(now: number, mode: 'at_once' | 'daily', hours: Hours): number {
  const minuteAt = clockOf(hours.time_zone)
  let waitsForDigest = mode === 'daily'
  let before = minuteAt(now)
  if (!waitsForDigest && !isQuiet(before, hours)) return now
  let step = Math.floor(now / STEP_MS) * STEP_MS
  for (const end = step + STEPS_MAX * STEP_MS; step < end; step += STEP_MS) {
    const first = minuteAt(step)
    for (let more = 0; more < STEP_MINUTES; more += 1) {
      const at = step + more * MINUTE_MS
      if (at <= now) continue
      const minute = (first + more) % DAY_MINUTES
      // also where it is overstepped
      if (before < DIGEST_MINUTE_OF_DAY && minute >= DIGEST_MINUTE_OF_DAY) waitsForDigest = false
      before = minute
      if (!waitsForDigest && !isQuiet(minute, hours)) return at
    }
  }
  return step
}
