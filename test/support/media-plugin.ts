/** What we use of puppeteer. */
interface Page {
  createCDPSession(): Promise<Channel>
}

interface Channel {
  send(method: string, params: unknown): Promise<unknown>
}

interface Call {
  command: string
  payload?: unknown
  session: { id: string; browser: { getPage(id: string): Page } }
}

/** What one channel has set another cannot take back, and pages are used again for other tests. */
const channels = new WeakMap<Page, Promise<Channel>>()

function channelOf(page: Page): Promise<Channel> {
  const channel = channels.get(page) ?? page.createCDPSession()
  channels.set(page, channel)
  return channel
}

/**
 * `emulated-media`, for what `emulateMedia` lacks: media type and features as Chromium names them. `text-sizes`: the
 * size of text in the browser's settings, as `{ fontSizes: { standard: 24 } }`. `timezone`: where the browser's clock
 * stands, as `{ timezoneId: 'Asia/Tokyo' }`, or '' for where the machine is.
 */
const methods: Record<string, string> = {
  'emulated-media': 'Emulation.setEmulatedMedia',
  'text-sizes': 'Page.setFontSizes',
  timezone: 'Emulation.setTimezoneOverride',
}

/** What a person sets in the browser or in the system. */
export const mediaPlugin = {
  name: 'media',
  async executeCommand({ command, payload, session }: Call) {
    const method = methods[command]
    if (!method) return undefined
    const channel = await channelOf(session.browser.getPage(session.id))
    await channel.send(method, payload)
    return true
  },
}
