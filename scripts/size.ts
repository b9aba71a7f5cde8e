import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { RunningServer } from '../server/start.ts'
import { openBrowser } from '../test/support/journey.ts'
import { startDemoServer } from '../test/support/server.ts'
import { readDeclarations } from './elements/declarations.ts'
import { type Figure, printFigures } from './figures.ts'
import { openForeignPage, scriptTag, sessionTag } from './foreign-page.ts'
import { beyondKernelFigure, laterFigure, printAttribution, withListsFigure } from './sizes/attribution.ts'
import { printChanges, recordLanded } from './sizes/baseline.ts'
import { dashboardFigures } from './sizes/dashboard.ts'
import { kilobytes } from './sizes/kilobytes.ts'
import { notRun } from './sizes/not-run.ts'
import { ownFigure } from './sizes/own.ts'
import { bytesWithThirtyElements } from './sizes/thirty-elements.ts'

/** Elements that show more at once than others: all sections of a profile, and what their lists and fields need. */
const BESIDES_KB = new Map([
  ['cx-profile', 19],
  // the recorder, and the player for what was recorded
  ['cx-record-upload', 30],
])

/**
 * `npm run size`: what a foreign page loads until an element can be used, from the build in dist, in a real browser
 * that talks to the real server on another origin. A KB is 1024 bytes after gzip.
 * Planted: all that elements share in one file (16.7 KB that the sign-in does not run), a second React and session
 * store by another name (2 copies of each, 61 KB more), a progress bar of the verification among the lists' parts (1
 * element that loads them).
 *
 * `node scripts/size.ts --record`, run on main after a landing, makes the figures those that later runs compare with.
 */
const root = join(import.meta.dirname, '..')

async function loginFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const { page, files, requests, wireBytes, close } = await openForeignPage(
    browser,
    server,
    `<cx-login></cx-login>${scriptTag(server)}`,
  )
  await page.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  const onTheWire = wireBytes() / 1024
  const loaded = await files()
  await close()
  const loader = loaded.get(`${server.url}/widgets/cx.js`)
  return [
    {
      name: 'loader, with thirty elements',
      value: loader ? bytesWithThirtyElements(root, loader.text) / 1024 : Number.NaN,
      budget: 1.5,
      unit: 'KB',
    },
    { name: 'until <cx-login> is usable', value: kilobytes(loaded.values()), budget: 125, unit: 'KB' },
    { name: 'over the wire, until <cx-login> is usable', value: onTheWire, budget: 100, unit: 'KB' },
    { name: 'requests until <cx-login> is usable', value: requests.length, budget: 5 },
  ]
}

async function listFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const session = await sessionTag(server, 'cx-classroom-list')
  const body = `<cx-classroom-list></cx-classroom-list>${session}${scriptTag(server)}`
  const { page, files, requests, close } = await openForeignPage(browser, server, body)
  await page.getByRole('row').nth(1).waitFor()
  const loaded = await files()
  await close()
  return [
    {
      name: 'until <cx-classroom-list> is usable',
      value: kilobytes(loaded.values()),
      budget: 135,
      unit: 'KB',
    },
    { name: 'requests until <cx-classroom-list> is usable', value: requests.length, budget: 5 },
  ]
}

/**
 * What each element adds to a page that has a sign-in and a list, so that what all elements with data share is counted
 * once, in the list's own figure; and how often the page then has what it needs once.
 */
async function togetherFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const tags = readDeclarations(root).map(({ tag }) => tag)
  const body = `<cx-login></cx-login><cx-classroom-list></cx-classroom-list>${scriptTag(server)}${scriptTag(server, '?again')}`
  const { page, files, close } = await openForeignPage(browser, server, body)
  await page.waitForFunction(() =>
    ['cx-login', 'cx-classroom-list'].every(
      name => (document.querySelector(name)?.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1,
    ),
  )
  const figures: Figure[] = []
  const known = new Set((await files()).keys())
  for (const tag of tags.filter(tag => tag !== 'cx-login' && tag !== 'cx-classroom-list')) {
    await page.evaluate(name => document.body.append(document.createElement(name)), tag)
    // the placeholder has one sheet; the element's own code adopts tokens, base and its own
    await page.waitForFunction(
      name => (document.querySelector(name)?.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1,
      tag,
    )
    const added = [...(await files())].filter(([address]) => !known.has(address))
    for (const [address] of added) known.add(address)
    figures.push({
      name: `<${tag}> besides`,
      value: kilobytes(added.map(([, file]) => file)),
      budget: BESIDES_KB.get(tag) ?? 15,
      unit: 'KB',
    })
  }
  const texts = [...(await files()).values()].map(({ text }) => text)
  await close()
  const copies = (mark: string) => texts.reduce((sum, text) => sum + text.split(mark).length - 1, 0)
  return [
    ...figures,
    {
      name: 'copies of React, with all elements and the loader twice',
      value: copies('__reactContainer$'),
      budget: 1,
    },
    { name: 'copies of the session store', value: copies('cx-session'), budget: 1 },
  ].map(figure =>
    figure.name.startsWith('copies') && figure.value === 0 ? { ...figure, value: Number.NaN } : figure,
  )
}

/** `<cx-login>` alone, and what it loads for others. */
async function notRunFigure(browser: Browser): Promise<Figure> {
  const { shown, used } = await notRun(browser)
  const largest = used.byFile.slice(0, 8).map(([file, size]) => `${file} ${size.toFixed(1)}`)
  console.log(`Shared code that <cx-login> has not run when it is shown: ${shown.total.toFixed(2)} KB`)
  console.log(`and when it was used, the most: ${largest.join(', ')}`)
  return { name: 'shared code that <cx-login> alone does not run', value: used.total, budget: 10, unit: 'KB' }
}

const dist = process.env.DIST ?? join(root, 'dist')
// a bell has data, but no sign-in in its place
const strangers = readDeclarations(root).flatMap(({ tag, needsSession }) =>
  needsSession || tag === 'cx-notification-marker' ? [] : [tag],
)
const server = await startDemoServer({ dist })
const browser = await openBrowser()
try {
  const figures = [
    ...(await loginFigures(browser, server)),
    ...(await listFigures(browser, server)),
    ...(await dashboardFigures(browser, server)),
    ...(await togetherFigures(browser, server)),
    await notRunFigure(browser),
    withListsFigure(dist, strangers),
    beyondKernelFigure(dist, 'cx-profile-wizard', 40),
    laterFigure(dist, 'rich-text-editor', 'cx-task-editor', 140),
    laterFigure(dist, 'desk', 'cx-submissions', 25),
    ownFigure(dist, {
      tag: 'cx-submissions',
      part: 'desk',
      beside: ['cx-video-player', 'cx-students', 'cx-tasks', 'cx-edit-classroom', 'task-details'],
      budget: 25,
    }),
    // in the classroom that the partner is for
    ownFigure(dist, { tag: 'cx-partner-search', part: 'match-modals', beside: ['cx-classroom'], budget: 25 }),
    // with the form of a card; that of an invoice comes while the way to pay is chosen; what shows lists every element with
    // data has
    ownFigure(dist, {
      tag: 'cx-token-purchase',
      part: 'payment-view',
      beside: ['cx-classroom-list'],
      budget: 25,
    }),
    ownFigure(dist, { tag: 'cx-account', beside: ['cx-classroom-list'], budget: 25 }),
    ownFigure(dist, { tag: 'cx-notifications', part: 'opened', beside: ['cx-classroom-list'], budget: 15 }),
    ownFigure(dist, { tag: 'cx-notification-marker', beside: ['cx-classroom-list'], budget: 2 }),
    // in the panel of the partner, which opens it
    ownFigure(dist, {
      tag: 'cx-partner-chat',
      part: 'live-line',
      beside: ['cx-classroom', 'cx-partner-panel'],
      budget: 30,
    }),
  ]
  console.log('What each element needs:')
  printAttribution(dist)
  process.exitCode = printFigures(figures) ? 0 : 1
  if (process.argv.includes('--record')) recordLanded(figures)
  else printChanges(figures)
} finally {
  await browser.close()
  await server.close()
}
