export const DAY_MS = 86_400_000
export const DAY_MINUTES = 1_440
const HOUR_MS = 3_600_000
/** The last and the first place on earth to begin a day, in hours from UTC. */
const WESTERNMOST_HOURS = -12
const EASTERNMOST_HOURS = 14

let latest = { number: Number.NaN, text: '' }

/** The day in UTC, `YYYY-MM-DD`. The latest is kept: a long list asks for the same one again and again. */
export function dayOf(now: number): string {
  const number = Math.floor(now / DAY_MS)
  if (number !== latest.number) latest = { number, text: new Date(now).toISOString().slice(0, 10) }
  return latest.text
}

/** The first instant of a day in UTC, in ms since 1970. */
export const startOfDay = (day: string): number => Date.parse(day)

/** The last one; what is good until a day is good through the whole of it. */
export const endOfDay = (day: string): number => startOfDay(day) + DAY_MS - 1

/** Whether it is a day of the calendar, `YYYY-MM-DD`; 29 February is one every four years. */
export function isDay(text: string): boolean {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text) : Number.NaN
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/** A day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(startOfDay(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * The days that it is somewhere on earth right now. A day is the teacher's own, and the server does not know where
 * they are: what it calls 'today' is any of these.
 */
export const daysAnywhere = (now: number): { earliest: string; latest: string } => ({
  earliest: dayOf(now + WESTERNMOST_HOURS * HOUR_MS),
  latest: dayOf(now + EASTERNMOST_HOURS * HOUR_MS),
})
