import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { keepDraft } from '../support/kept-draft.ts'
import { MOST_SHIFT, shiftOf } from '../support/layout-shift.ts'
import { places, profileValues } from '../support/profile.ts'
import { until } from '../support/until.ts'

const NEW = 'new@demo.test'
const TEACHER = 'teacher@demo.test'
/** Has no listed schools. */
const WYOMING = 51

const inOregon = {
  country_id: places.unitedStates,
  state_id: places.oregon,
  school_id: null,
  school_name: '',
}

interface Shown {
  title: string
  /** End of the path of what comes last, and what is seen then. */
  list: string
  sees: string
}

/** Steps of the wizard, each with what is filled in. */
const steps: (Shown & { step: number; values?: object })[] = [
  { step: 1, title: 'Personal information', list: '/countries', sees: 'Country' },
  { step: 2, title: 'Avatar', list: '/countries', sees: 'Choose an avatar' },
  { step: 3, title: 'School', list: '/countries', sees: 'School Website' },
  {
    ...{
      step: 3,
      title: 'School',
      list: `/states/${places.oregon}/schools`,
      sees: 'My school is not listed',
    },
    values: inOregon,
  },
  {
    ...{ step: 3, title: 'School', list: `/${places.unitedStates}/states`, sees: 'State' },
    values: { ...inOregon, state_id: null },
  },
  {
    ...{ step: 3, title: 'School', list: `/states/${WYOMING}/schools`, sees: 'School Website' },
    values: { ...inOregon, state_id: WYOMING },
  },
  {
    ...{ step: 4, title: 'Data privacy agreement', list: '/teacher-agreement-status' },
    sees: 'Your school has to sign',
  },
  { step: 5, title: 'Subjects', list: '/subjects', sees: 'Arts and Sciences' },
  {
    ...{ step: 6, title: 'Students', list: '/languages', sees: 'Native Language of My Students' },
    values: { subjects: [1], instruction_languages: [2, 3] },
  },
]

const isList = (path: string) =>
  /\/api\/teacher\/(countries|states|subjects|languages|age-ranges|profile\/teacher-agreement-status)/.test(
    path,
  )

/** Holds the lists back until they are let go. */
async function holdLists(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => isList(pathname),
    async route => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

const isCode = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/')

/** Waits until all code that was asked for has come, and what it draws is there. */
function followCode(page: Page): () => Promise<void> {
  const coming = new Set<Request>()
  page.on('request', request => isCode(request) && coming.add(request))
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', request => coming.delete(request))
  const drawn = () =>
    page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return async () => {
    await drawn()
    await until(() => coming.size === 0, 'the code')
    await drawn()
    if (coming.size > 0) await until(() => coming.size === 0, 'the code that this asked for')
    await drawn()
  }
}

describe('the profile on a slow line', () => {
  const stage = demoWithBrowser()
  /** What a browser keeps of those who are signed in for good. */
  const kept: Record<string, { name: string; value: string }[]> = {}

  before(async () => {
    // who has signed in before is not welcomed
    await keepDraft(stage.demo.url, NEW, 1, {})
    for (const email of [NEW, TEACHER]) {
      const visitor = await visit(stage.browser, `${stage.demo.url}/security/login`)
      await visitor.page.getByLabel('Keep me signed in').check()
      await logIn(visitor.page, email)
      await visitor.page.waitForURL(({ pathname }) => !pathname.startsWith('/security'))
      const { origins } = await visitor.context.storageState()
      kept[email] = origins[0]?.localStorage ?? []
      await visitor.leave()
    }
  })

  /** Opens a path with nothing in the cache; the lists come after everything else. */
  async function shiftAt(path: string, { email, width }: { email: string; width: number }, shown: Shown) {
    const visitor = await visit(stage.browser, 'about:blank', { width, height: 800 })
    const { page, context } = visitor
    await context.addInitScript(items => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, kept[email] ?? [])
    const letGo = await holdLists(page)
    const codeIsThere = followCode(page)
    const last = page.waitForResponse(answer => new URL(answer.url()).pathname.endsWith(shown.list))
    await page.goto(stage.demo.url + path)
    await heading(page, shown.title).waitFor()
    await codeIsThere()
    letGo()
    await last
    await page.getByText(shown.sees).first().waitFor()
    const shift = await shiftOf(page)
    await visitor.leave()
    return shift
  }

  for (const width of [390, 1280]) {
    for (const { step, values = {}, ...shown } of steps) {
      it(`has step ${step} of the wizard move by next to nothing, ${shown.list}, ${width} px`, async () => {
        await keepDraft(stage.demo.url, NEW, step, { ...profileValues(), ...values })
        const shift = await shiftAt('/account/new-profile', { email: NEW, width }, shown)
        assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`)
      })
    }

    it(`has its sections move by next to nothing, ${width} px`, async () => {
      const shown = { title: 'ABOUT ME', list: '/schools', sees: 'My school is not listed' }
      const shift = await shiftAt('/account/profile', { email: TEACHER, width }, shown)
      assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`)
    })
  }
})
