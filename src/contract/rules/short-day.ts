/** The day in UTC of an instant (ISO 8601) as `M/D/YYYY` (P1 §9), for who is not told where its reader is. */
export function shortDay(instant: string): string {
  const [year, month, day] = instant.slice(0, 10).split('-').map(Number)
  return `${month}/${day}/${year}`
}
