import { notificationKind, opensIn } from '../../../src/contract/rules/notification-kinds.ts'
import { notificationQuery } from '../../../src/contract/rules/notification-query.ts'
import type { Letter } from '../../mail/letter.ts'
import type { MailKind } from '../../mail/mail-kind.ts'
import { wordsOfStrangers } from '../../mail/words-of-strangers.ts'
import { findTold } from './repository/mails.ts'

const FROM_MAX_CHARACTERS = 80

type Told = Awaited<ReturnType<typeof findTold>>[number]

/** Where a notification opens in the host app; above the list where it has no place of its own. */
function pathOf(told: Told): string {
  const { id, classroom_id, object_id } = told
  const opens = opensIn(told)
  if (opens?.in === 'classroom' && classroom_id !== null) {
    const said = Object.entries(notificationQuery(told)).filter(([, value]) => value !== null)
    return `/classroom/${classroom_id}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
  }
  if (opens?.in === 'connections')
    return `/connections${object_id === null ? '' : `/${object_id}`}?notification_id=${id}`
  return `/notifications?notification_id=${id}`
}

const lineOf = ({ type, subject, from }: Told): string => {
  const who = wordsOfStrangers(from, FROM_MAX_CHARACTERS)
  return `${who === '' ? '' : `${who}: `}${notificationKind(type)?.mail ?? subject}`
}

const closing = [
  'You can choose in your notifications, and in My Account, what you are told by mail, and when.',
]

function letterOf(told: readonly Told[], urlOf: (path: string) => string): Letter | null {
  const [first] = told
  if (!first) return null
  if (first.total === 1)
    return {
      subject: first.subject,
      paragraphs: [lineOf(first)],
      action: { label: 'Open', url: urlOf(pathOf(first)) },
      closing,
    }
  const more = first.total - told.length
  return {
    subject: `You have ${first.total} new notifications`,
    paragraphs: [...told.map(lineOf), ...(more > 0 ? [`And ${more} more.`] : [])],
    action: { label: 'See your notifications', url: urlOf('/notifications') },
    closing,
  }
}

/** Tells of one notification, or of several at once: a digest, or what has waited for the end of quiet hours. */
export const notificationsMail: MailKind = {
  name: 'notifications',
  async write({ db, recipient, about, brand, origin }) {
    if (about === null) return null
    const urlOf = (path: string) => {
      const url = new URL(path, origin)
      for (const [name, value] of Object.entries(brand.query)) url.searchParams.set(name, value)
      return url.href
    }
    return letterOf(await findTold(db, about, recipient.id), urlOf)
  },
}
