import { REALTIME_RETRY_MS } from '../../contract/limits/realtime.ts'

/** What the client of the connection has by itself, and tests set: it goes by the browser's own timers. */
export const realtimePlatform = {
  retryMs: REALTIME_RETRY_MS as number,
}
