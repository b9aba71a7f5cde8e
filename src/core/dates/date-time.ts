import dayjs from 'dayjs'

/** An instant (ISO 8601) as `MM-DD-YYYY HH:mm` (P1 §9), where whoever looks is. */
export const dateTime = (instant: string): string => dayjs(instant).format('MM-DD-YYYY HH:mm')
