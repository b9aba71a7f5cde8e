import { EXCHANGE_LENGTH_DAYS } from '../limits/classrooms.ts'
import { dayAfter } from './days.ts'

/** The last day of an exchange that begins on a day, both `YYYY-MM-DD` (P2 §4, §9). */
export const exchangeEndDate = (startDate: string): string => dayAfter(startDate, EXCHANGE_LENGTH_DAYS)
