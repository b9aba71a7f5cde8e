import { sql } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import type { Figure } from '../../scripts/figures.ts'
import { scriptTag, servePage } from '../../scripts/foreign-page.ts'
import { rows } from '../../server/db/database.ts'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import { LISTS_POLL_MS, POLL_FOLLOWER_MS } from '../../src/contract/limits/polling.ts'
import { ACCESS_TOKEN_VALID_SECONDS } from '../../src/contract/limits/session.ts'
import { classroomFilters } from '../../src/contract/rules/classroom-filters.ts'
import { type BenchServer, startBenchServer, TEACHER, until } from './bench-server.ts'
import { shiftClock } from './shift-clock.ts'

/*
 * Four tabs of a school's page with five elements each, all of which poll something of their own, so that none is
 * served by another tab's answer. Two hundred times the server's clock goes past the end of the access token, and all
 * twenty ask at once with it. The old refresh token is past its grace by then: whoever used one a second time would
 * have the whole family revoked.
 *
 * The server's clock goes on when no tab asks any more: a new token that has expired before its first use is refused as
 * one that never was good, and its session ends. A classroom polls more than one thing, and each counts for that.
 *
 * Planted: no lock between tabs. The grace of the old token hides that (one rotation still). Without the grace as well
 * the second expiry is not met by all, and the bench ends with 'this did not come true'.
 */

const TABS = 4
const ELEMENTS = 5
const EXPIRIES = 200

interface PollingElement {
  tag: string
  /** What it polls, whatever else it may. */
  url: string
}

/** Twenty elements that poll twenty different things: lists by filter, then classrooms by id. */
function distinctElements(classroomIds: readonly number[]): PollingElement[][] {
  const all = [
    ...classroomFilters.map(filter => ({
      tag: `<cx-classroom-list filter="${filter}"></cx-classroom-list>`,
      url: `/api/teacher/classrooms?filter_by=${filter}`,
    })),
    ...classroomIds.map(id => ({
      tag: `<cx-classroom classroom-id="${id}"></cx-classroom>`,
      url: `/api/teacher/classrooms/${id}`,
    })),
  ]
  if (all.length < TABS * ELEMENTS)
    throw new Error(`the demo teacher has ${classroomIds.length} classrooms, too few`)
  return Array.from({ length: TABS }, (_, tab) => all.slice(tab * ELEMENTS, (tab + 1) * ELEMENTS))
}

async function signIn({ url }: BenchServer) {
  const ask = async (path: string, init?: RequestInit) => (await (await fetch(url + path, init)).json()).data
  const { token, refreshToken, ...user } = await ask('/api/teacher/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: TEACHER, password: DEMO_PASSWORD }),
  })
  const classrooms = await ask('/api/teacher/classrooms', { headers: { authorization: `Bearer ${token}` } })
  const ids = (classrooms as { id: number }[]).map(({ id }) => id)
  return {
    session: { user, token, refreshToken, keep: true },
    ids,
    familyId: String(refreshToken).split('.')[0],
  }
}

/** Elements that are parsed run nothing yet: their code comes with the loader, their session from the first tab. */
async function fill(page: Page, elements: readonly PollingElement[]): Promise<void> {
  await page.evaluate(
    html => document.body.append(document.createRange().createContextualFragment(html)),
    elements.map(({ tag }) => tag).join(''),
  )
}

/** No tab of this origin is at a poll's round: whichever is holds a lock until it has the answer. */
const isAtRest = async ([page]: readonly Page[]) =>
  page?.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.length + pending.length === 0
  }) ?? true

async function generationOf({ app }: BenchServer, familyId: string): Promise<number> {
  const [session] = await rows<{ generation: number; revoked_at: Date | null }>(
    app.services.db,
    sql`select generation, revoked_at from sessions where family_id = ${familyId}::uuid`,
  )
  if (!session || session.revoked_at) return Number.NaN
  return Number(session.generation)
}

const isPoll = (path: string) => path.startsWith('/api/teacher/classrooms')
const isDone = (status: number) => status === 200 || status === 304

export async function refreshRaceFigures(browser: Browser): Promise<Figure[]> {
  const clock = shiftClock()
  const server = await startBenchServer()
  const { session, ids, familyId = '' } = await signIn(server)
  const site = await servePage(server, `<link rel="icon" href="data:,">${scriptTag(server)}`)
  const context = await browser.newContext()
  const { requests } = server.seen
  try {
    await context.clock.install()
    const pages: Page[] = []
    const tabs = distinctElements(ids)
    for (const elements of tabs) {
      const page = await context.newPage()
      await page.goto(site.address)
      if (pages.length === 0) {
        await page.evaluate(given => {
          Object.assign(document.body.appendChild(document.createElement('cx-login')), { session: given })
        }, session)
        await page.waitForFunction(() => Object.keys(localStorage).some(key => key.startsWith('cx-session@')))
      }
      await fill(page, elements)
      pages.push(page)
    }
    const isAnswered = (since: number) => {
      const done = new Set(requests.slice(since).flatMap(({ url, status }) => (isDone(status) ? [url] : [])))
      return tabs.flat().every(({ url }) => done.has(url))
    }
    await until('every element has its answer', () => isAnswered(0))
    // whatever that cuts short is asked for again at once
    await context.clock.pauseAt(Date.now() + 60_000)
    await until('no tab asks any more', () => isAtRest(pages))

    const first = await generationOf(server, familyId)
    let mostRotations = 0
    let expiredCalls = 0
    for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
      const [since, before] = [requests.length, await generationOf(server, familyId)]
      clock.goAhead((ACCESS_TOKEN_VALID_SECONDS + 1) * 1_000)
      await context.clock.runFor(LISTS_POLL_MS + POLL_FOLLOWER_MS)
      await until(`all are answered after expiry ${expiry}`, () => isAnswered(since))
      await until(`no tab asks any more after expiry ${expiry}`, () => isAtRest(pages))
      mostRotations = Math.max(mostRotations, (await generationOf(server, familyId)) - before)
      expiredCalls += requests
        .slice(since)
        .filter(({ path, status }) => isPoll(path) && status === 403).length
    }
    const rotations = (await generationOf(server, familyId)) - first
    const signedOut = await Promise.all(
      pages.map(page =>
        page.evaluate(() => !Object.keys(localStorage).some(key => key.startsWith('cx-session@'))),
      ),
    )
    console.log(
      `  ${EXPIRIES} expiries met by ${expiredCalls} calls with the old token; ${rotations} rotations`,
    )
    if (expiredCalls < 2 * EXPIRIES) throw new Error('there was no race')
    return [
      { name: 'rotations of the refresh token for one expiry, at most', value: mostRotations, budget: 1 },
      { name: `rotations in ${EXPIRIES} expiries`, value: rotations, budget: EXPIRIES },
      { name: 'tabs signed out by them', value: signedOut.filter(Boolean).length, budget: 0 },
    ]
  } finally {
    await context.close()
    site.close()
    await server.close()
    clock.restore()
  }
}
