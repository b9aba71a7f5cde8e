import { after, before, describe, it } from 'node:test'
import { demoWithBrowser } from '../../support/demo.ts'
import { OVERTAKEN_CONNECTION, visit } from '../../support/journey.ts'
import { foreignPages } from './pages.ts'
import { startForeignSite } from './site.ts'
import { ForeignStory } from './story.ts'
import { watchedClock } from './watched-clock.ts'

describe('a teacher signs in, chooses a classroom and loses nothing', () => {
  const stage = demoWithBrowser()
  let site: Awaited<ReturnType<typeof startForeignSite>>

  before(async () => {
    site = await startForeignSite(foreignPages, stage.demo.url)
    stage.demo.app.allowOrigin(site.origin)
  })
  after(() => site?.close())

  foreignPages.forEach(({ name, isFramed }, number) => {
    it(`in ${name}`, async () => {
      const visitor = await visit(stage.browser, 'about:blank')
      visitor.expectTrouble(OVERTAKEN_CONNECTION)
      const { page } = visitor
      await page.emulateMedia({ reducedMotion: 'reduce' })
      try {
        const clock = await watchedClock(page, stage.demo.url)
        await page.goto(`${site.origin}/${number}/${isFramed ? 'framed' : ''}`)
        await new ForeignStory(isFramed ? page.frameLocator('iframe') : page, clock).tell()
      } finally {
        await visitor.leave()
      }
    })
  })
})
