export const DAY_MS = 86_400_000

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
