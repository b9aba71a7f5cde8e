import { after, before, describe, it } from 'node:test'
import { orderOfTheDay } from '../../scripts/order-of-the-day.ts'
import type { Engine } from '../support/engines/driver.ts'
import { preparePages } from '../support/engines/prepared-pages.ts'
import { startDemoServer } from '../support/server.ts'
import { accountStories } from './accounts.ts'
import { classroomStories } from './classrooms.ts'
import { embedStories } from './embeds.ts'
import { foreignPages } from './foreign-pages.ts'
import { startForeignSite } from './foreign-site.ts'
import { foreignStories } from './foreign-stories.ts'
import { hostStories } from './host.ts'
import { layoutPages, layoutStories } from './layout-stories.ts'
import { libraryStories } from './libraries.ts'
import { notificationStories } from './notifications.ts'
import { partnerStories } from './partners.ts'
import { profileStories } from './profile.ts'
import { purchaseStories } from './purchases.ts'
import type { Stage, Story } from './story.ts'
import { studentStories } from './students.ts'
import { tellAgain } from './tell.ts'
import { troubleStories } from './trouble.ts'
import { videoStories } from './videos.ts'

/** Of each area, its main story first. */
const areas: Story[][] = [
  troubleStories,
  hostStories,
  accountStories,
  profileStories,
  classroomStories,
  studentStories,
  embedStories,
  foreignStories,
  layoutStories,
  videoStories,
  partnerStories,
  notificationStories,
  purchaseStories,
  libraryStories,
]
const main = areas.flatMap(([first]) => first ?? [])
const others = new Map(areas.flatMap(area => area.slice(1)).map(story => [story.name, story]))
const stories = [...main, ...orderOfTheDay([...others.keys()]).flatMap(name => others.get(name) ?? [])]

/**
 * On a slow machine the last of the others are named, and not told (ms since 1970; by default all are told); the main ones
 * go on for so long.
 */
const until = Number(process.env.STORIES_UNTIL ?? Number.POSITIVE_INFINITY)
const MAIN_LONGER_MS = 60_000

interface Options {
  open: () => Promise<Engine>
  /** The engine's driver evaluates in the page itself, as `eval` does. */
  needsEval?: boolean
}

/** Tells every story in one engine. Each starts with nothing stored; one that goes wrong is told once more. */
export function tellStories(name: string, { open, needsEval = false }: Options): void {
  describe(`in ${name}`, () => {
    const closing: (() => void | Promise<void>)[] = []
    let engine: Engine
    let stage: Stage
    let repeats = 0

    before(async () => {
      closing.push(await preparePages({ allowEval: needsEval }))
      const demo = await startDemoServer(process.env.DIST ? { dist: process.env.DIST } : {})
      closing.push(demo.close)
      const foreign = await startForeignSite(demo.url, [...foreignPages, ...layoutPages])
      closing.push(foreign.close)
      demo.app.allowOrigin(foreign.origin)
      stage = { url: demo.url, secondOrigin: demo.secondOrigin ?? '', foreignOrigin: foreign.origin }
      engine = await open()
      closing.push(engine.close)
      console.log(`${name} is ${engine.version}`)
    })

    after(async () => {
      for (const close of closing.reverse()) await close()
      if (repeats) console.log(`${name}: ${repeats} of ${stories.length} stories were told once more`)
    })

    for (const story of stories) {
      it(story.name, async test => {
        const end = until + (main.includes(story) ? MAIN_LONGER_MS : 0)
        if (Date.now() > end) return test.skip('the time was over')
        if (await tellAgain(story, engine, stage)) repeats += 1
      })
    }
  })
}
