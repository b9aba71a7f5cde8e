import type { Browser } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { makeMasqueradeLink } from '../../server/areas/masquerade/links.ts'
import { ACCESS_TOKEN_VALID_SECONDS } from '../../src/contract/limits/session.ts'
import { mailedLink } from '../../test/support/journey-steps.ts'
import { DEMO_PASSWORD } from '../../test/support/server.ts'
import { type BenchServer, logIn, startBenchServer, TEACHER, until } from './bench-server.ts'
import { shiftClock } from './shift-clock.ts'
import { type Place, watchSecrets, wheres } from './watch-secrets.ts'

/*
 * A search for secrets where none may be: an account is created, verified by its mailed link and recovered by
 * another, a teacher signs in, works, has the tokens renewed and signs out, an operator works as a teacher.
 *
 * The canaries are the passwords that were typed, every token that the server gave, and the secret parts of every
 * link. All that a page does is watched from before its first script on (watch-secrets.ts): every address, also of a
 * history entry that is replaced at once, every write to any storage, every message to other tabs, every line of the
 * console; and all Referer headers, all answers that a cache may keep, all log lines of the server, and what is
 * stored and in the history before and after each sign-out. A link's secret may be seen in one request and one
 * navigation, those that open it, and in the call that uses a verification link up, whose path is the specification's.
 *
 * Planted together: a password that is written to storage and removed in the same task, put into the address and
 * replaced at once, and told to other tabs; answers without `no-store`. It read 13, each of them by its own kind.
 */

const EMAIL = 'canary@demo.test'
const FIRST = 'Canary.First1'
const SECOND = 'Canary.Second2'
const PASSWORDS = [FIRST, SECOND, DEMO_PASSWORD]

const post = (server: BenchServer, path: string, body: object) =>
  fetch(`${server.url}/api/teacher${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export async function secretFigures(browser: Browser): Promise<Figure[]> {
  const clock = shiftClock()
  const server = await startBenchServer({ changesHoldMs: 1_000 })
  const context = await browser.newContext()
  try {
    const watch = await watchSecrets(context, server)
    for (const password of PASSWORDS) watch.canaries.add(password)
    const page = await context.newPage()
    const openLink = (address: string) => watch.openLink(page, address)
    const rest = async () => {
      await watch.look(page, 'signed in')
      await page.goto(`${server.url}/security/logout`)
      await page.getByRole('button', { name: 'LOG IN' }).waitFor()
      await watch.look(page, 'signed out')
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

    const { canaries } = watch
    if (canaries.size < 12) throw new Error(`only ${canaries.size} canaries were let out`)
    return report(await watch.end(), canaries)
  } finally {
    await context.close()
    await server.close()
    clock.restore()
  }
}

function report(places: readonly Place[], canaries: ReadonlySet<string>): Figure[] {
  const found = places.filter(({ where, text }) => {
    const plain = decoded(text)
    return [...canaries].some(
      canary =>
        (plain.includes(canary) || text.includes(canary)) &&
        (where !== 'session' || PASSWORDS.includes(canary)),
    )
  })
  for (const { where, text } of found) console.log(`  ${where}: ${text.slice(0, 240)}`)
  const counts = wheres.map(where => `${places.filter(place => place.where === where).length} ${where}`)
  console.log(`  ${canaries.size} canaries looked for in: ${counts.join(', ')}`)
  return [
    {
      name: 'secrets where none may be',
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
