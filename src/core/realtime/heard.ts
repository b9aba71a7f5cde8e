import type { RealtimeEvents } from '../../contract/realtime.ts'

/** What is said on the channels that one asks for: everything but the revision, which the connection hears itself. */
export type HeardName = Exclude<keyof RealtimeEvents, 'revision'>

/** Who listens to a channel; what is left out is not listened to. */
export type Heard = { [Name in HeardName]?: RealtimeEvents[Name] } & {
  /**
   * Whether what happens is told live from now on. While it is not, whoever wants to know asks by calls, and says so; with
   * each true, what has happened since the last message that one has is asked for: `latest` says how far it is, also to
   * who comes to a channel that is heard already, and `presence` who is there.
   */
  open?: (isOpen: boolean) => void
}
