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

/** The command `emulated-media`, for what `emulateMedia` lacks: media type and features as Chromium names them. */
export const mediaPlugin = {
  name: 'emulated-media',
  async executeCommand({ command, payload, session }: Call) {
    if (command !== 'emulated-media') return undefined
    const channel = await channelOf(session.browser.getPage(session.id))
    await channel.send('Emulation.setEmulatedMedia', payload)
    return true
  },
}
