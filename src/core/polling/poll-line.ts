import { digest } from '../http/digest.ts'
import type { FailureKind } from '../http/failure.ts'
import { type Check, fits, isCount, isNumber, isOneOf, isText, orMissing } from '../http/shape.ts'
import { platform } from '../platform.ts'
import { $current } from '../session/session.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'

/** How a round of another tab went, and when that was asked, in ms since 1970. */
export type PollNews = { askedAt: number } & (
  | { at: 'answered'; data: unknown; etag: string | undefined; freshUntil: number }
  /** Still what stands behind this ETag. */
  | { at: 'unchanged'; etag: string | undefined; freshUntil: number }
  | { at: 'failed'; kind: FailureKind; status: number; errorCode: number | undefined; message: string }
)

/** What tabs of one origin tell each other about their polls. `whose` is what `whoseData` says. */
type PollMessage =
  | { say: 'hello' }
  | { say: 'here' }
  | { say: 'news'; key: string; whose: string; news: PollNews }
  /** Asks for data that was asked for after this moment; whoever has some answers with `news`. */
  | { say: 'anybody?'; key: string; whose: string; after: number }

/** A poll as far as tabs may share it. */
export interface SharedName {
  key: string
  /** 'none' when its data is the same for everybody. */
  session?: 'required' | 'none' | undefined
  /** What its data looks like: another version of this code may be in another tab. */
  isData: Check
}

export interface PollListener {
  onNews(news: PollNews): void
  onQuestion(after: number): void
}

const listeners = new Map<string, { name: SharedName; listener: PollListener }>()
let others = false

/** Whether another tab has been heard. Where none has, nobody needs to be asked or waited for. */
export const hasOtherTabs = () => others

/**
 * Whose data a poll has: tabs share what belongs to the same account in the same session, or to everybody; null while
 * nobody is signed in. The session's id itself is told to nobody, since a page may have made it of a token.
 */
export function whoseData({ session }: Pick<SharedName, 'session'>): string | null {
  if (session === 'none') return 'everybody'
  const current = $current.get()
  return current && `${current.user.id} ${digest(current.id)}`
}

/** Hears what other tabs say about a poll while it has the same person's data here. */
export function listenToPoll(name: SharedName, listener: PollListener): () => void {
  const entry = { name, listener }
  listeners.set(name.key, entry)
  return () => {
    if (listeners.get(name.key) === entry) listeners.delete(name.key)
  }
}

export function tellPoll(name: SharedName, news: PollNews): void {
  const whose = whoseData(name)
  if (whose !== null) line.tell({ say: 'news', key: name.key, whose, news })
}

export function askTabs(name: SharedName, after: number): void {
  const whose = whoseData(name)
  if (whose !== null) line.tell({ say: 'anybody?', key: name.key, whose, after })
}

function heard(message: PollMessage): void {
  others = true
  if (message.say === 'hello') line.tell({ say: 'here' })
  if (message.say === 'hello' || message.say === 'here') return
  const entry = listeners.get(message.key)
  if (!entry || whoseData(entry.name) !== message.whose) return
  if (message.say === 'anybody?') entry.listener.onQuestion(message.after)
  else if (message.news.at !== 'answered' || entry.name.isData(message.news.data)) {
    entry.listener.onNews(message.news)
  }
}

const isMessage = { key: isText, whose: isText }
/** One of the future would be believed until then, whatever is asked here. */
const isPast: Check = value => isNumber(value) && Number(value) <= platform.now()
const isRound = { askedAt: isPast, at: isOneOf('answered', 'unchanged', 'failed') }
const isTold = fits({
  ...isRound,
  at: isOneOf('answered', 'unchanged'),
  freshUntil: isNumber,
  etag: orMissing(isText),
})
const isFailure = fits({
  ...isRound,
  at: isOneOf('failed'),
  kind: isText,
  status: isCount,
  message: isText,
  errorCode: orMissing(isNumber),
})

const line: Channel<PollMessage> = openChannel<PollMessage>({
  name: 'cx-polls',
  shapes: {
    hello: () => true,
    here: () => true,
    news: fits({ ...isMessage, news: news => isTold(news) || isFailure(news) }),
    'anybody?': fits({ ...isMessage, after: isNumber }),
  },
  hear: heard,
  opened(channel) {
    others = false
    channel.tell({ say: 'hello' })
  },
})
