import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { startDemoServer } from '../../test/support/server.ts'
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

/**
 * KB after gzip of our own code in shared files that a page with `<cx-login>` alone loads and does not run, by the
 * file that it was made of: functions that were not called, branches that were not taken, and all of a file of which
 * nothing was called, its styles included. Packages are not ours to cut and do not count.
 */
export async function notRun(browser: Browser): Promise<{ total: number; byFile: Map<string, number> }> {
  const dist = mkdtempSync(join(tmpdir(), 'cx-sizes-'))
  await build({ logLevel: 'error', build: { outDir: dist, emptyOutDir: true, sourcemap: 'hidden' } })
  const server = await startDemoServer({ dist })
  try {
    const { page, close } = await openForeignPage(browser, server, '<cx-login></cx-login>')
    await page.coverage.startJSCoverage()
    await page.addScriptTag({ url: `${server.url}/widgets/cx.js`, type: 'module' })
    await page.getByRole('textbox').first().waitFor()
    const covered = await page.coverage.stopJSCoverage()
    await close()
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
    const kilobytes = (text: string) => gzipSync(text).length / 1024
    const byFile = new Map(
      Array.from(texts, ([file, text]) => [file, kilobytes(text)] as const).sort((a, b) => b[1] - a[1]),
    )
    return { total: kilobytes([...texts.values()].join('')), byFile }
  } finally {
    await server.close()
    rmSync(dist, { recursive: true, force: true })
  }
}
