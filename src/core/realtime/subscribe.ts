import { REALTIME_HIDDEN_MS, REALTIME_LINGER_MS } from '../../contract/limits/realtime.ts'
import type { RealtimeEvents } from '../../contract/realtime.ts'
import { channelName } from '../../contract/rules/channels.ts'
import { platform } from '../platform.ts'
import { hearRevision, setWord } from '../polling/last-word.ts'
import { whoseData } from '../polling/poll-line.ts'
import { onAccountChange } from '../session/on-account-change.ts'
import { $user } from '../session/session.ts'
import { type Connection, connect } from './connect.ts'
import type { Heard } from './heard.ts'
import { $liveRevision } from './live-revision.ts'

interface Wanted {
  heard: Set<Heard>
  isOpen: boolean
  /** What holds until it is said anew, for whoever comes later: the server says it to a connection, and once. */
  last: { [Name in 'latest' | 'presence']?: Parameters<RealtimeEvents[Name]>[0] }
}

const wanted = new Map<string, Wanted>()
/** How many want to hear at once that something of the teacher's has changed, whatever it is. */
let ownWanted = 0
const isWanted = () => wanted.size > 0 || ownWanted > 0
let connection: Connection | null = null
let stops: (() => void)[] = []
let callOffClose = () => {}

/**
 * Listens to a channel (contract/rules/channels.ts) as whoever is signed in. All that listen on a page share one
 * connection; it is there while somebody listens and the page is shown, and comes again when it breaks. Whoever listens
 * goes on by calls until `open` says that the channel is heard (docs/decisions/realtime.md).
 * @returns stops
 */
export function subscribe(channel: string, heard: Heard): () => void {
  const known = wanted.get(channel)
  const entry = known ?? { heard: new Set(), isOpen: false, last: {} }
  entry.heard.add(heard)
  if (!known) {
    wanted.set(channel, entry)
    connection?.join(channel)
  } else if (known.isOpen) {
    const { latest, presence } = known.last
    heard.open?.(true)
    if (latest) heard.latest?.(latest)
    if (presence) heard.presence?.(presence)
  }
  follow()
  return () => {
    if (!entry.heard.delete(heard) || entry.heard.size > 0) return
    wanted.delete(channel)
    connection?.leave(channel)
    follow()
  }
}

/**
 * Has the connection open for what it says of the teacher's revision alone, by which every poll of the page goes.
 * @returns stops
 */
export function hearRevisions(): () => void {
  let isOver = false
  ownWanted += 1
  follow()
  return () => {
    if (isOver) return
    isOver = true
    ownWanted -= 1
    follow()
  }
}

/** Opens the connection, or closes it in a while, as it is wanted now. */
function follow(): void {
  callOffClose()
  callOffClose = () => {}
  if (isWanted() && stops.length === 0) stops = [platform.onVisibility(follow), onAccountChange(startOver)]
  const mayOpen = isWanted() && $user.get() !== null
  if (mayOpen && platform.isVisible()) open()
  else if (connection || !isWanted())
    callOffClose = platform.after(mayOpen ? REALTIME_HIDDEN_MS : REALTIME_LINGER_MS, close)
}

function open(): void {
  const user = $user.get()
  if (connection || user === null) return
  connection = connect({
    joined: channel => tellOpen(channel, true),
    lost,
    heard: (name, event) => hear(name, event as Parameters<RealtimeEvents[keyof RealtimeEvents]>[0]),
  })
  // what this brings spares the question whether anything has changed
  connection.join(channelName({ kind: 'teacher', teacher_id: user.id }))
  for (const channel of wanted.keys()) connection.join(channel)
}

function close(): void {
  connection?.close()
  connection = null
  lost()
  if (isWanted()) return
  for (const stop of stops) stop()
  stops = []
}

/** Nothing that one account listens to is heard by the next. */
function startOver(): void {
  close()
  follow()
}

function lost(): void {
  setWord(null)
  $liveRevision.set(null)
  for (const channel of wanted.keys()) tellOpen(channel, false)
}

function tellOpen(channel: string, isOpen: boolean): void {
  const entry = wanted.get(channel)
  if (entry && !isOpen) entry.last = {}
  if (!entry || entry.isOpen === isOpen) return
  entry.isOpen = isOpen
  for (const { open } of [...entry.heard]) open?.(isOpen)
}

function hear(name: keyof RealtimeEvents, event: Parameters<RealtimeEvents[keyof RealtimeEvents]>[0]): void {
  if (!('channel' in event) || name === 'revision') {
    const whose = whoseData({})
    if (!('revision' in event) || whose === null) return
    // before whoever goes by it: where nothing else asks whether anything has changed, polls hear of it here, and that
    // nothing has, for as long as the connection is there
    const since = hearRevision(whose, event.revision)
    setWord({ since, until: Number.POSITIVE_INFINITY, build: event.build })
    $liveRevision.set(event)
    return
  }
  if (name === 'ended') tellOpen(event.channel, false)
  const entry = wanted.get(event.channel)
  if (!entry) return
  if ('teachers' in event) entry.last.presence = event
  else if ('message' in event) entry.last.latest = { channel: event.channel, number: event.message.number }
  else if (name === 'latest') entry.last.latest = event as { channel: string; number: number }
  for (const heard of [...entry.heard]) {
    const listener = heard[name] as ((event: unknown) => void) | undefined
    listener?.(event)
  }
}
