const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

/** Made once for each zone, since that takes a browser long. @throws RangeError for a zone that it does not know */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  clocks.set(timeZone, made)
  return made
}

/**
 * What the clock shows at an instant (ISO 8601, or ms since 1970) as `HH:mm`, in a time zone by its name, or else where
 * the person is; null for a zone that this browser does not know, or what is no instant.
 */
export function zonedTime(instant: string | number, timeZone?: string): string | null {
  try {
    return clockOf(timeZone).format(new Date(instant))
  } catch {
    return null
  }
}

/** The same where the partner is, if that is another time than here. */
export function theirTime(instant: string | number, timeZone: string | null | undefined): string | null {
  const theirs = timeZone ? zonedTime(instant, timeZone) : null
  return theirs === zonedTime(instant) ? null : theirs
}

/** What a zone is called after: 'Madrid' of 'Europe/Madrid'. */
export const zonePlace = (timeZone: string): string => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')
