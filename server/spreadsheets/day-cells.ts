import { startOfDay } from '../../src/contract/rules/days.ts'

function daysOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone })
  } catch {
    return new Intl.DateTimeFormat('sv', { timeZone: 'UTC' })
  }
}

/** The days of instants (ISO 8601) as cells: as it was in a time zone, and in UTC where nobody knows that. */
export function dayCells(timeZone = 'UTC'): (instant: string) => Date {
  // Swedes write YYYY-MM-DD
  const days = daysOf(timeZone)
  return instant => new Date(startOfDay(days.format(new Date(instant))))
}
