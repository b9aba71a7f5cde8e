import dayjs from 'dayjs'

/**
 * A day (`YYYY-MM-DD`) or an instant (ISO 8601) as `M/D/YYYY` (P1 §9). A day stays the day it is; an instant is
 * shown in the time zone of whoever looks.
 */
export const shortDate = (date: string): string => dayjs(date).format('M/D/YYYY')
