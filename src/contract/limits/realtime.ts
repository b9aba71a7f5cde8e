// The connection that is kept open (docs/decisions/realtime.md).

/** What `POST broadcasting/auth` answers is good for so long. */
export const CHANNEL_TOKEN_VALID_SECONDS = 60
/** Who has connected has so long to say who it is. */
export const REALTIME_CONNECT_MS = 10_000
/** A connection that is silent is asked whether it is still there, and given up when it does not answer. */
export const REALTIME_PING_MS = 25_000
export const REALTIME_PONG_MS = 20_000
/** Connections of one teacher: tabs, telephones, and what has not been given up yet. */
export const CONNECTIONS_PER_TEACHER_MAX = 20
/** Connections from one address that have not said yet who they are. */
export const UNKNOWN_PER_ADDRESS_MAX = 100
/** Channels that one connection listens to: two for each chat that is open, of which nine fit, and the teacher's own. */
export const CHANNELS_PER_CONNECTION_MAX = 20
/** Channels that the connections of one teacher ask to listen to within `SUBSCRIPTIONS_WINDOW_MS`, with those that break and come again. */
export const SUBSCRIPTIONS_PER_TEACHER_MAX = 200
export const SUBSCRIPTIONS_WINDOW_MS = 60_000
/** Who has a chat open is said again no sooner than this after it was said, however often they come and go. */
export const PRESENCE_PAUSE_MS = 500
/** How long other nodes have to say whom they know there. */
export const PRESENCE_LIMIT_MS = 2_000
/** How often it is looked for without anybody having come or gone: a node may have ended without a word. */
export const PRESENCE_AGAIN_MS = 60_000
/** What a browser may send in one frame. */
export const REALTIME_FRAME_MAX_BYTES = 4_096
/** Frames that one connection may send within `REALTIME_FRAMES_WINDOW_MS`. */
export const REALTIME_FRAMES_MAX = 100
export const REALTIME_FRAMES_WINDOW_MS = 10_000
/** Frames that wait for a browser that does not take them; more, and it is given up and catches up later. */
export const REALTIME_UNSENT_MAX = 200
/** How long a browser waits before it connects again: at first, and at most. */
export const REALTIME_RETRY_MS = 1_000
export const REALTIME_RETRY_MAX_MS = 30_000
/** How long it waits for an answer to what it asks over the connection. */
export const REALTIME_ANSWER_MS = 10_000
/** How long a page that is hidden keeps its connection. */
export const REALTIME_HIDDEN_MS = 30_000
/** How long a page keeps it that nobody listens on any more, so that moving an element does not open it anew. */
export const REALTIME_LINGER_MS = 1_000
