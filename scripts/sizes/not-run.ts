import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { DEMO_PASSWORD, startDemoServer } from '../../test/support/server.ts'
import { openForeignPage } from '../foreign-page.ts'

const root = join(import.meta.dirname, '../..')

type Covered = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number]

/** Of each character: the file that it was made of, how often it ran, and whether it stands in a function. */
interface Character {
  file: string
  count: number
  isInFunction: boolean
}

function charactersOf({ source = '', functions }: Covered, map: SourceMap, directory: string): Character[] {
  const all: Character[] = []
  let line = 0
  let column = 0
  for (const character of source) {
    const entry = map.findEntry(line, column)
    const made = 'originalSource' in entry && entry.originalSource
    const file = made
      ? relative(root, resolve(directory, made.replace(/\?.*$/, ''))).replaceAll('\\', '/')
      : ''
    for (let unit = 0; unit < character.length; unit += 1) all.push({ file, count: 0, isInFunction: false })
    column += character.length
    if (character === '\n') {
      line += 1
      column = 0
    }
  }
  // the first function is the file itself; inner ranges say more than those around them
  const ranges = functions.flatMap((owner, index) =>
    owner.ranges.map(range => ({ ...range, isInFunction: index > 0 })),
  )
  const length = ({ startOffset, endOffset }: (typeof ranges)[number]) => endOffset - startOffset
  for (const range of ranges.sort((one, other) => length(other) - length(one))) {
    for (const character of all.slice(range.startOffset, range.endOffset)) {
      character.count = range.count
      character.isInFunction ||= range.isInFunction
    }
  }
  return all
}

/** Files of which no function ran, and the styles of such components: their top level ran for nothing. */
function idleFiles(characters: readonly Character[]): Set<string> {
  const inFunctions = characters.filter(({ isInFunction }) => isInFunction)
  const ran = new Set(inFunctions.filter(({ count }) => count > 0).map(({ file }) => file))
  const idle = new Set(inFunctions.map(({ file }) => file).filter(file => !ran.has(file)))
  for (const { file } of characters) {
    if (file.endsWith('.css') && idle.has(file.replace(/\.css$/, '.tsx'))) idle.add(file)
  }
  return idle
}

const kilobytes = (text: string) => gzipSync(text).length / 1024

/** What of our own code in shared files did not run, by the file that it was made of. */
function idleTexts(covered: readonly Covered[], dist: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const script of covered) {
    const path = new URL(script.url).pathname
    const mapFile = join(dist, `${path}.map`)
    // what the bundler has written itself has no map, and nothing of ours
    const isShared = path.startsWith('/assets/') && !path.includes('/elements/')
    if (!isShared || !existsSync(mapFile)) continue
    const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')))
    const characters = charactersOf(script, map, dirname(mapFile))
    const idle = idleFiles(characters)
    characters.forEach(({ file, count }, index) => {
      if (!file.startsWith('src/') || (count > 0 && !idle.has(file))) return
      texts.set(file, (texts.get(file) ?? '') + script.source?.[index])
    })
  }
  return texts
}

/** Somebody signs in, with a wrong password first. */
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('teacher@demo.test')
  const attempt = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'LOG IN' }).click()
  }
  await attempt('Wrong.Word1')
  const message = page.getByRole('dialog')
  await message.waitFor()
  await page.keyboard.press('Escape')
  await message.waitFor({ state: 'hidden' })
  await attempt(DEMO_PASSWORD)
  await page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.startsWith('cx-session@')))
}

interface NotRun {
  total: number
  byFile: [file: string, kilobytes: number][]
}

/**
 * KB after gzip of our own code in shared files that a page with `<cx-login>` alone loads and does not run: functions
 * that were not called, branches that were not taken, and all of a file of which nothing was called, its styles
 * included. Packages are not ours to cut and do not count. `shown` is up to the moment when the sign-in can be used,
 * `used` is when somebody has signed in, so that what is left is there for other elements or for trouble.
 */
export async function notRun(browser: Browser): Promise<{ shown: NotRun; used: NotRun }> {
  const dist = mkdtempSync(join(tmpdir(), 'cx-sizes-'))
  await build({ logLevel: 'error', build: { outDir: dist, emptyOutDir: true, sourcemap: 'hidden' } })
  const server = await startDemoServer({ dist })
  const during = async (story: (page: Page) => Promise<void>): Promise<NotRun> => {
    const { page, close } = await openForeignPage(browser, server, '<cx-login></cx-login>')
    try {
      await page.coverage.startJSCoverage()
      await page.addScriptTag({ url: `${server.url}/widgets/cx.js`, type: 'module' })
      await page.getByRole('textbox').first().waitFor()
      await story(page)
      const texts = idleTexts(await page.coverage.stopJSCoverage(), dist)
      const byFile = Array.from(texts, ([file, text]): [string, number] => [file, kilobytes(text)])
      return {
        total: kilobytes([...texts.values()].join('')),
        byFile: byFile.sort((one, other) => other[1] - one[1]),
      }
    } finally {
      await close()
    }
  }
  try {
    return { shown: await during(async () => {}), used: await during(signIn) }
  } finally {
    await server.close()
    rmSync(dist, { recursive: true, force: true })
  }
}
