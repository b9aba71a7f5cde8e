/** The time zone in which this page shows days (IANA). */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
