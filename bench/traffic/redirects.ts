import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { hostileRedirects, ORIGIN } from '../../test/core/navigation/hostile-redirects.ts'
import { logIn, startBenchServer, until } from './bench-server.ts'

/*
 * Every hostile value of `redirect` in the address of the host's login page, where a teacher then signs in. Counted
 * is every request and every navigation, of whatever frame or window, that leaves the origin, and every page that is
 * not one of ours after the sign-in.
 *
 * Planted: an address of any origin is taken as it stands, two slashes too. It read 12 requests and navigations off the
 * origin, and 229 notes of sign-ins that ended elsewhere.
 */

const SECURITY = '/security/'

export async function redirectFigures(browser: Browser): Promise<Figure[]> {
  const server = await startBenchServer()
  const context = await browser.newContext()
  const off: string[] = []
  const watch = (kind: string, address: string) => {
    if (/^(data|blob|about):/.test(address) && kind === 'request') return
    if (!URL.canParse(address) || new URL(address).origin !== server.url) off.push(`${kind} ${address}`)
  }
  try {
    await context.route('**', route => {
      watch('request', route.request().url())
      return new URL(route.request().url()).origin === server.url ? route.continue() : route.abort()
    })
    context.on('page', opened => {
      opened.on('framenavigated', frame => {
        if (frame.url() !== 'about:blank') watch('navigation', frame.url())
      })
    })
    const page = await context.newPage()
    let alerts = 0
    page.on('dialog', dialog => {
      alerts += 1
      dialog.dismiss()
    })
    const values = Object.values(hostileRedirects).flat()
    const stuck: string[] = []
    for (const value of values) {
      const redirect = encodeURIComponent(value.replaceAll(ORIGIN, server.url).slice(0, 8_000))
      await page.goto(`${server.url}/security/login?redirect=${redirect}`)
      await logIn(page)
      await until('the login is left', () => !page.url().includes(SECURITY)).catch(() => stuck.push(value))
      const isSignedIn = await page.evaluate(() => sessionStorage.length > 0).catch(() => false)
      if (!isSignedIn) stuck.push(value)
      // whatever page that was, back to one of this origin, whose storage can be emptied
      await page.goto(`${server.url}/favicon.svg`)
      await page.evaluate(() => sessionStorage.clear())
    }
    for (const line of [...off, ...stuck]) console.log(`  ${line.slice(0, 200)}`)
    return [
      {
        name: `off-origin navigations or requests from ${values.length} hostile redirects`,
        value: off.length,
        budget: 0,
      },
      { name: 'of these, sign-ins that did not end on a page of ours', value: stuck.length, budget: 0 },
      { name: 'dialogs that a redirect has opened', value: alerts, budget: 0 },
    ]
  } finally {
    await context.close()
    await server.close()
  }
}
