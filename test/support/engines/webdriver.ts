import { setTimeout as wait } from 'node:timers/promises'
import type { Driver, Size } from './driver.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
}

const START_MS = 15_000

/** Longest waits for a page and for an answer in it: a step that hangs fails, and the story with it. */
const TIMEOUTS = { pageLoad: 30_000, script: 30_000 }

/** Longest wait for any answer of the driver, which has been seen to say nothing at all to a new session. */
const ANSWER_MS = 60_000

type Send = <Value = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>

/** Commands of W3C WebDriver to the driver process at `origin`. */
const sender =
  (origin: string): Send =>
  async (method, path, body) => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method }
    const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value as never
  }

/** Waits until the driver process takes sessions. */
export async function webDriverIsReady(origin: string): Promise<void> {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      if ((await sender(origin)<{ ready: boolean }>('GET', '/status')).ready) return
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await wait(50)
  }
}

/** Down and up of every key, one after the other. */
const strokes = (keys: string[]) =>
  keys.flatMap(value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

export interface WebDriverSession extends Driver {
  /** The browser's name and version. */
  version: string
  /** The value of an expression in the page's first frame, of whichever site, as JSON. */
  evaluateInFrame<Value>(expression: string): Promise<Value>
}

/** A session of its own, with a window whose view has this size. */
export async function openSession(
  origin: string,
  capabilities: object,
  { width, height }: Size,
): Promise<WebDriverSession> {
  const send = sender(origin)
  const created = await send<{
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }>('POST', '/session', { capabilities: { alwaysMatch: { ...capabilities, timeouts: TIMEOUTS } } })
  const session = `/session/${created.sessionId}`
  const { browserName, browserVersion } = created.capabilities

  const evaluate = <Value>(expression: string) =>
    send<Value>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
  const keyActions = (actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })

  const close = async () => void (await send('DELETE', session))

  try {
    // the window has a bar of its own above the view
    await send('POST', `${session}/window/rect`, { width, height })
    const bar = height - (await evaluate<number>('innerHeight'))
    if (bar !== 0) await send('POST', `${session}/window/rect`, { width, height: height + bar })
  } catch (error) {
    // the driver has room for one session
    await close()
    throw error
  }

  return {
    version: `${browserName} ${browserVersion}`,
    visit: async url => void (await send('POST', `${session}/url`, { url })),
    reload: async () => void (await send('POST', `${session}/refresh`)),
    back: async () => void (await send('POST', `${session}/back`)),
    evaluate,
    async evaluateInFrame(expression) {
      await send('POST', `${session}/frame`, { id: 0 })
      // a frame that has gone leaves the session in the page around it only when it is told so
      return evaluate<never>(expression).finally(() => send('POST', `${session}/frame`, { id: null }))
    },
    async click({ x, y }) {
      const actions = [
        { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await send('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    async type(text) {
      await keyActions(strokes([...text]))
    },
    async press(chord) {
      const keys = chord.split('+').map(key => KEYS[key] ?? key)
      const down = keys.map(value => ({ type: 'keyDown', value }))
      const up = keys.toReversed().map(value => ({ type: 'keyUp', value }))
      await keyActions([...down, ...up])
    },
    close,
  }
}
