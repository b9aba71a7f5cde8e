import dayjs from 'dayjs'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../contract/limits/students.ts'
import { shortDate } from '../dates/short-date.ts'
import { platform } from '../platform.ts'

/** The day until which somebody who is removed now can be brought back, as `M/D/YYYY`. */
export const keptUntil = (): string =>
  shortDate(dayjs(platform.now()).add(REMOVED_STUDENTS_KEPT_DAYS, 'day').toISOString())
