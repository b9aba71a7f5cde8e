import type { Browser, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { makeMasqueradeLink } from '../../server/areas/masquerade/links.ts'
import { ACCESS_TOKEN_VALID_SECONDS } from '../../src/contract/limits/session.ts'
import { mailedLink } from '../../test/support/journey-steps.ts'
import { type BenchServer, logIn, startBenchServer, TEACHER, until } from './bench-server.ts'
import { shiftClock } from './shift-clock.ts'

/*
 * A search for secrets where none may be: an account is created, verified by its mailed link and recovered by
 * another, a teacher signs in, works, has the tokens renewed and signs out, an operator works as a teacher.
 *
 * The canaries are the passwords that were typed, every token that the server gave, and the secret parts of every
 * link. Looked through are the addresses of all requests and of all places in the history, all Referer headers, all
 * log lines of the server, and after each sign-out all that the browser stores. Two requests have a secret in their
 * address by agreement: the one for the page that a mailed link itself names, and the call that uses a verification
 * link up, whose path is the specification's.
 */

const EMAIL = 'canary@demo.test'
const FIRST = 'Canary.First1'
const SECOND = 'Canary.Second2'

interface Place {
  where: 'address' | 'Referer' | 'log' | 'storage'
  text: string
}

const post = (server: BenchServer, path: string, body: object) =>
  fetch(`${server.url}/api/teacher${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Everything that this browser keeps for this origin. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  )

/** The parts of an address that a thief would want: what looks like a code rather than like words. */
const secretsOf = (address: string) =>
  (decodeURIComponent(address).match(/[\w-]{20,}/g) ?? []).filter(part => !/^[a-z-]+$/.test(part))

/** The call that uses a verification link up; the specification has its code in the path (P1 §7 Accounts). */
const usesLinkUp = (address: string) => /\/api\/teacher\/accounts\/verify\/\d+\/[\w-]+$/.test(address)

export async function secretFigures(browser: Browser): Promise<Figure[]> {
  const clock = shiftClock()
  const server = await startBenchServer({ changesHoldMs: 1_000 })
  const context = await browser.newContext()
  const places: Place[] = []
  const canaries = new Set<string>([FIRST, SECOND])
  const links = new Set<string>()
  const pending: Promise<unknown>[] = []
  try {
    context.on('request', request => {
      if (!(request.isNavigationRequest() && links.has(request.url())) && !usesLinkUp(request.url())) {
        places.push({ where: 'address', text: request.url() })
      }
      pending.push(
        request.allHeaders().then(
          ({ referer }) => referer && places.push({ where: 'Referer', text: referer }),
          () => {},
        ),
      )
    })
    context.on('response', response => {
      if (!response.headers()['content-type']?.includes('json')) return
      pending.push(
        response.text().then(
          text => {
            for (const [, token] of text.matchAll(/"(?:token|refreshToken|token_admin)":"([^"]+)"/g)) {
              if (token) canaries.add(token)
            }
          },
          () => {},
        ),
      )
    })

    const page = await context.newPage()
    const openLink = async (address: string) => {
      const url = new URL(address)
      const link = server.url + url.pathname + url.search
      for (const secret of secretsOf(url.pathname + url.search)) canaries.add(secret)
      links.add(link)
      await page.goto(link)
      await page.waitForLoadState('networkidle').catch(() => {})
      places.push({ where: 'address', text: page.url() })
    }
    const rest = async () => {
      await page.goto(`${server.url}/security/logout`)
      await page.getByRole('button', { name: 'LOG IN' }).waitFor()
      places.push({ where: 'storage', text: await stored(page) })
      places.push({ where: 'address', text: page.url() })
    }

    const created = await post(server, '/accounts', {
      email: EMAIL,
      password: FIRST,
      privacy_policy_agree: true,
      terms_of_use_agree: true,
      is_players: false,
    })
    if (!created.ok) throw new Error(`no account was created: ${await created.text()}`)
    await openLink(await mailedLink(server.url, EMAIL, /verif/i))
    await page.getByText('Your email has been verified').waitFor()
    places.push({ where: 'address', text: page.url() })
    await page.goto(`${server.url}/security/login`)
    await logIn(page, { email: EMAIL, password: FIRST, keep: true })
    await page.getByRole('button', { name: 'COMPLETE PROFILE' }).click()
    await page.waitForURL(/new-profile$/)
    await rest()
    await (await post(server, '/password/forgot', { email: EMAIL })).text()
    await openLink(await mailedLink(server.url, EMAIL, /password/i))
    await page.getByLabel('New Password', { exact: true }).fill(SECOND)
    await page.getByLabel('Confirm Password', { exact: true }).fill(SECOND)
    await page.getByRole('button', { name: 'APPLY' }).click()
    await page.getByRole('dialog', { name: 'PASSWORD RECOVERED' }).waitFor()
    await rest()

    await page.goto(`${server.url}/security/login?redirect=/notifications`)
    await logIn(page, { keep: true })
    await until('the page that was asked for is shown', () => page.url() === `${server.url}/notifications`)
    await page.goto(server.url)
    await page.getByRole('table').waitFor()
    clock.goAhead((ACCESS_TOKEN_VALID_SECONDS + 1) * 1_000)
    await page.reload()
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()

    const operator = 'operator@demo.test'
    await openLink(
      await makeMasqueradeLink(server.app.services.db, server.url, { teacherEmail: TEACHER, operator }),
    )
    await page.getByText(operator).first().waitFor()
    await rest()

    await Promise.all(pending)
    for (const { url, referer } of server.seen.requests) {
      if (referer) places.push({ where: 'Referer', text: referer })
      if (!links.has(server.url + url) && !usesLinkUp(url)) places.push({ where: 'address', text: url })
    }
    for (const text of server.logs) places.push({ where: 'log', text })
    if (canaries.size < 12) throw new Error(`only ${canaries.size} canaries were let out`)
    return report(places, canaries)
  } finally {
    await context.close()
    await server.close()
    clock.restore()
  }
}

function report(places: readonly Place[], canaries: ReadonlySet<string>): Figure[] {
  const found = places.filter(({ text }) => {
    const plain = decoded(text)
    return [...canaries].some(canary => plain.includes(canary) || text.includes(canary))
  })
  for (const { where, text } of found) console.log(`  ${where}: ${text.slice(0, 240)}`)
  const counts = (['address', 'Referer', 'log', 'storage'] as const).map(
    where => `${places.filter(place => place.where === where).length} ${where}`,
  )
  console.log(`  ${canaries.size} canaries looked for in: ${counts.join(', ')}`)
  return [
    {
      name: 'secrets in addresses, Referer headers, logs, and storage after sign-out',
      value: found.length,
      budget: 0,
    },
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
