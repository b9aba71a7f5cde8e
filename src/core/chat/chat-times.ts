import dayjs from 'dayjs'
import type { ChatMessage } from '../../contract/entities/chat.ts'
import { shortDate } from '../dates/short-date.ts'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { zonedTime } from '../partner/zoned-time.ts'

/** An instant as the chat shows it, where the reader is: `HH:mm | MM/DD/YYYY` (P2 §9). */
export const chatTime = (instant: string): string =>
  t.at(zonedTime(instant) ?? '', dayjs(instant).format('MM/DD/YYYY'))

/** The day of an instant where the reader is, to tell days apart. */
const dayOf = (instant: string | number): string => dayjs(instant).format('YYYY-MM-DD')

/** What stands above the messages of a day: today, yesterday, or its date. */
export function dayName(instant: string, now: number): string {
  const day = dayOf(instant)
  if (day === dayOf(now)) return t.today
  if (dayjs(day).add(1, 'day').isSame(dayOf(now), 'day')) return t.yesterday
  return shortDate(day)
}

/** Whether a message is the first one of its day. */
export const beginsDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  !before || dayOf(before.created_at) !== dayOf(message.created_at)
