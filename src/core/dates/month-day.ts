import dayjs from 'dayjs'

/** A day (`YYYY-MM-DD`) as `MMM DD`, such as 'Nov 03' (P3 §2 My Tasks). */
export const monthDay = (day: string): string => dayjs(day).format('MMM DD')
