import { type Figure, printFigures } from '../../scripts/figures.ts'
import { openBrowser } from '../../test/support/journey.ts'
import { idleFigures } from './idle.ts'
import { liveIdleFigures } from './live-idle.ts'
import { redirectFigures } from './redirects.ts'
import { refreshRaceFigures } from './refresh-race.ts'
import { secretFigures } from './secrets.ts'

/**
 * What goes over the wire, each figure beside its budget; ends with 1 when one is past it. The real server in this
 * process, the built host and elements, Chromium. `node bench/traffic/main.ts refresh` takes one of them alone.
 */
const benches = {
  idle: idleFigures,
  'live-idle': liveIdleFigures,
  refresh: refreshRaceFigures,
  secrets: secretFigures,
  redirects: redirectFigures,
}

const chosen = process.argv.slice(2)
const browser = await openBrowser()
try {
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(benches)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await measure(browser)))
  }
  process.exitCode = printFigures(figures) ? 0 : 1
} finally {
  await browser.close()
}
