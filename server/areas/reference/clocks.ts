import { americanStateIds } from './data/american-states.ts'
import { countryIds } from './data/countries.ts'
import { zoneOfCountry, zoneOfState } from './data/time-zones.ts'

/** How far the clocks of a country are from UTC, or of one of its states where that has others. */
export interface Clock {
  country_id: number
  state_id: number | null
  minutes: number
}

const HOUR_MS = 3_600_000
const OFFSET = /GMT(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2})/

/** Minutes by which the clocks of a time zone are ahead of UTC at a moment. */
export function offsetMinutes(zone: string, at: number): number {
  const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at)
  // UTC itself is 'GMT' alone
  const { sign = '+', hours = '0', minutes = '0' } = OFFSET.exec(text)?.groups ?? {}
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** The time zone of a country by its ISO code, or of a state of the United States; null where nobody lives. */
export const zoneOf = (iso: string, state: string | null): string | null =>
  (iso === 'US' && state !== null ? zoneOfState[state] : undefined) ?? zoneOfCountry[iso] ?? null

function clocksAt(at: number): Clock[] {
  const unitedStates = countryIds.US ?? 0
  return [
    ...Object.entries(zoneOfCountry).map(([iso, zone]) => ({
      country_id: countryIds[iso] ?? 0,
      state_id: null,
      minutes: offsetMinutes(zone, at),
    })),
    ...Object.entries(zoneOfState).map(([state, zone]) => ({
      country_id: unitedStates,
      state_id: americanStateIds[state] ?? 0,
      minutes: offsetMinutes(zone, at),
    })),
  ]
}

let latest: { hour: number; clocks: Clock[] } = { hour: Number.NaN, clocks: [] }

/** The clocks of all countries and states in the hour of a moment. The latest are kept, since some 280 are asked. */
export function allClocks(at: number): Clock[] {
  const hour = Math.floor(at / HOUR_MS)
  if (hour !== latest.hour) latest = { hour, clocks: clocksAt(hour * HOUR_MS) }
  return latest.clocks
}
