/** What we use of the runner's session: a page of puppeteer. */
interface Call {
  command: string
  payload?: unknown
  session: {
    id: string
    browser: {
      getPage(id: string): {
        createCDPSession(): Promise<{ send(method: string, params: unknown): Promise<unknown> }>
      }
    }
  }
}

/** The command `emulated-media`, for what `emulateMedia` lacks: media type and features as Chromium names them. */
export const mediaPlugin = {
  name: 'emulated-media',
  async executeCommand({ command, payload, session }: Call) {
    if (command !== 'emulated-media') return undefined
    const browser = await session.browser.getPage(session.id).createCDPSession()
    await browser.send('Emulation.setEmulatedMedia', payload)
    return true
  },
}
