import { after, before, describe, it } from 'node:test'
import { openChromium } from '../support/engines/chromium.ts'
import type { Engine } from '../support/engines/driver.ts'
import { openFirefox } from '../support/engines/firefox.ts'
import { preparePages } from '../support/engines/prepared-pages.ts'
import { openWebKit } from '../support/engines/webkit.ts'
import { startDemoServer } from '../support/server.ts'
import { playsFilms, type RecordedFilm, recordsFilm } from './recorded-film.ts'
import { tellAgain } from './tell.ts'

const opens = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }
type Name = keyof typeof opens

/** What each engine records, of what the product takes from it; each task takes one film. */
const films: (RecordedFilm & { by: Name })[] = [
  { by: 'Chromium', kind: 'webm', classroom: 'Inventors Club', task: 'A problem nearby' },
  { by: 'Chromium', kind: 'mp4', classroom: 'Inventors Club', task: 'Our first idea' },
  { by: 'Firefox', kind: 'webm', classroom: 'Inventors Club', task: 'Showing how it works' },
]

describe('films that browsers record', () => {
  const closing: (() => void | Promise<void>)[] = []
  const engines = {} as Record<Name, Engine>
  let stage: { url: string }

  before(async () => {
    closing.push(await preparePages({ allowEval: true }))
    const demo = await startDemoServer(process.env.DIST ? { dist: process.env.DIST } : {})
    closing.push(demo.close)
    stage = demo
    for (const [name, open] of Object.entries(opens) as [Name, (typeof opens)[Name]][]) {
      engines[name] = await open()
      closing.push(engines[name].close)
    }
  })

  after(async () => {
    for (const close of closing.reverse()) await close()
  })

  for (const { by, ...film } of films) {
    const name = `${by} records one as ${film.kind}, which is converted`
    // once more, too: of what was not sent nothing is left
    it(name, async () => {
      await tellAgain({ name, tell: (person, { url }) => recordsFilm(person, url, film) }, engines[by], stage)
    })
  }

  for (const engine of Object.keys(opens) as Name[]) {
    const name = `${engine} plays all of them`
    it(name, async () => {
      await tellAgain(
        { name, tell: (person, { url }) => playsFilms(person, url, films) },
        engines[engine],
        stage,
      )
    })
  }
})
