import type { Browser } from 'playwright-core'
import type { RunningServer } from '../../server/start.ts'
import type { Figure } from '../figures.ts'
import { openForeignPage, scriptTag, sessionTag } from '../foreign-page.ts'
import { kilobytes } from './kilobytes.ts'

/**
 * `<cx-classroom>` alone on a foreign page, until somebody can tick what is to be done and read how far the students
 * are: its own code and its dashboard's, and the answers that are shown.
 *
 * Planted: the form that adds an assistant imported with its panel, which brings the code of forms (9 requests).
 */
export async function dashboardFigures(browser: Browser, server: RunningServer): Promise<Figure[]> {
  const session = await sessionTag(server, 'cx-classroom')
  const body = `<cx-classroom classroom-id="1"></cx-classroom>${session}${scriptTag(server)}`
  const { page, files, requests, close } = await openForeignPage(browser, server, body)
  await page.getByRole('checkbox').first().waitFor()
  await page.getByRole('table', { name: 'Student Activity' }).getByRole('row').nth(1).waitFor()
  const asked = requests.length
  const loaded = await files()
  await close()
  return [
    {
      name: 'until <cx-classroom> with its dashboard is usable',
      value: kilobytes(loaded.values()),
      budget: 140,
      unit: 'KB',
    },
    { name: 'requests until <cx-classroom> with its dashboard is usable', value: asked, budget: 8 },
  ]
}
