import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type Figure, printFigures } from '../../scripts/figures.ts'
import { openBrowser } from '../../test/support/journey.ts'
import { startDemoServer } from '../../test/support/server.ts'
import { heapFigures } from './heap.ts'
import { mountFigures } from './mounting.ts'
import { pollFigures } from './polls.ts'
import { reorderFigures } from './reorder.ts'
import { shiftFigures } from './shift.ts'
import { studentFigures } from './students.ts'
import { thousandFigures } from './thousand.ts'

/**
 * What elements cost in a browser, each figure beside its budget: production code, Chromium, the real server on
 * another origin. `node bench/browser/main.ts heap` takes one of them alone.
 */
const benches = {
  mounting: mountFigures,
  heap: heapFigures,
  shift: shiftFigures,
  polls: pollFigures,
  thousand: thousandFigures,
  students: studentFigures,
  reorder: reorderFigures,
}

const dist = mkdtempSync(join(tmpdir(), 'cx-bench-'))
await build({
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: { input: { bench: 'bench/browser/elements.tsx' } },
  },
})
const server = await startDemoServer({ dist })
const browser = await openBrowser()
const chosen = process.argv.slice(2)
try {
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(benches)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(browser, server)))
  }
  process.exitCode = printFigures(figures) ? 0 : 1
} finally {
  await browser.close()
  await server.close()
  rmSync(dist, { recursive: true, force: true })
}
