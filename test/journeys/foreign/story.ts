import assert from 'node:assert/strict'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../support/server.ts'
import { realPause } from '../../support/until.ts'
import type { WatchedClock } from './watched-clock.ts'

/** The two lists that the page's elements keep up to date, each every fifteen seconds. */
const REQUESTS_IN_A_MINUTE = [
  ...Array<string>(4).fill('GET /api/teacher/classrooms'),
  ...Array<string>(4).fill('GET /api/teacher/classrooms/<id>'),
  ...Array<string>(4).fill('GET /api/teacher/classrooms/<id>/review'),
  ...Array<string>(4).fill('GET /api/teacher/classrooms/<id>/submissions'),
]

/** How often it is looked for something that comes soon, some ten seconds in all. */
const LOOKS = 500

const background = (locator: Locator) =>
  locator.evaluate(element => getComputedStyle(element).backgroundColor)

/** Whether text of this colour is for a dark ground. */
const isLight = (locator: Locator) =>
  locator.evaluate(element => {
    const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) > 384
  })

/** A teacher and the elements in a page of somebody else, as far as a person can tell. */
export class ForeignStory {
  readonly #root: Page | FrameLocator
  readonly #clock: WatchedClock
  readonly #login: Locator
  readonly #list: Locator
  readonly #classroom: Locator

  constructor(root: Page | FrameLocator, clock: WatchedClock) {
    this.#root = root
    this.#clock = clock
    this.#login = root.locator('main > cx-login')
    this.#list = root.locator('cx-classroom-list')
    this.#classroom = root.locator('cx-classroom')
  }

  /** A button of the page itself, or what looks like one. */
  #press(name: string) {
    const given = { name, exact: true }
    return this.#root.getByRole('button', given).or(this.#root.getByRole('link', given)).click()
  }

  #look = async () => ({
    isDark: await isLight(this.#list.getByRole('heading', { name: 'My Classrooms' })),
    brand: await background(this.#list.getByRole('link', { name: 'Create Classroom Exchange' })),
  })

  async #becomesLight() {
    for (const element of [this.#list, this.#classroom]) {
      const heading = element.getByRole('heading').first()
      for (let looks = 0; looks < LOOKS && (await isLight(heading)); looks += 1) await realPause(20)
      assert.ok(!(await isLight(heading)), 'dark text')
    }
  }

  async tell() {
    const brand = await this.#signIn()
    await this.#list.getByLabel('Filter by').selectOption({ label: 'A-Z' })
    await this.#chooseClassroom()
    await this.#classroom.getByRole('tab', { name: 'Submissions' }).click()
    for (const element of [this.#list, this.#classroom])
      await element.evaluate(node => Object.assign(node, { isTheSame: true }))

    await this.#keeps({ isDark: true, brand })
    await this.#press('Render')
    await this.#root.getByText('Round 2').waitFor()
    await this.#keeps({ isDark: true, brand })
    await this.#press('Light')
    await this.#becomesLight()
    const look = await this.#look()
    await this.#keeps(look)
    await this.#press('Move')
    await this.#root.locator('section ~ cx-login, lakeview-exchange ~ cx-login').waitFor()
    await this.#keeps(look)
    await this.#pollsAsOften()
    await this.#comesBack(look)
    await this.#leavesNothing()
  }

  async #signIn(): Promise<string> {
    const buttons = [this.#login, this.#list, this.#classroom].map(element =>
      element.getByRole('button', { name: 'LOG IN' }),
    )
    for (const button of buttons) await button.waitFor()
    await this.#root.locator('[data-late]').waitFor({ state: 'detached' })
    const [ofDefault, ofPlayers] = await Promise.all(buttons.map(background))
    assert.notEqual(ofDefault, ofPlayers)
    assert.ok(ofPlayers)
    await this.#list.getByLabel('Email').fill('teacher@demo.test')
    await this.#list.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await this.#list.getByRole('button', { name: 'LOG IN' }).click()
    await this.#root.getByText(/^Hello, \w/).waitFor()
    await this.#list.getByRole('table').getByRole('link').first().waitFor()
    await this.#login.getByRole('button', { name: 'LOG OUT' }).waitFor()
    await this.#classroom.getByText('Choose a classroom').waitFor()
    return ofPlayers
  }

  async #chooseClassroom() {
    const links = this.#list.getByRole('table').getByRole('link')
    const name = (await links.first().textContent()) ?? ''
    // another one may be the first by now
    await links.and(this.#list.getByRole('link', { name, exact: true })).click()
    await this.#classroom.getByRole('heading', { name }).waitFor()
  }

  async #keeps(look: { isDark: boolean; brand: string }) {
    const filter = this.#list.getByLabel('Filter by')
    assert.equal(await filter.evaluate(select => (select as HTMLSelectElement).value), 'a-z')
    const tab = this.#classroom.getByRole('tab', { name: 'Submissions' })
    assert.equal(await tab.getAttribute('aria-selected'), 'true', 'the tab')
    const information = this.#classroom.getByRole('button', { name: 'General Information' })
    assert.equal(await information.getAttribute('aria-expanded'), 'false', 'the folded information')
    assert.deepEqual(await this.#look(), look)
    for (const element of [this.#list, this.#classroom])
      assert.ok(await element.evaluate(node => Reflect.get(node, 'isTheSame')), 'another node')
  }

  async #pollsAsOften() {
    const requests = await this.#clock.pass(60)
    assert.deepEqual(
      requests.map(request => request.replace(/\/\d+(?=\/|$)/, '/<id>')),
      REQUESTS_IN_A_MINUTE,
    )
  }

  async #comesBack(look: { isDark: boolean; brand: string }) {
    await this.#press('Take away')
    await this.#list.waitFor({ state: 'detached' })
    await this.#press('Bring back')
    await this.#list.getByRole('table').getByRole('link').first().waitFor()
    assert.deepEqual(await this.#look(), look)
    await this.#chooseClassroom()
  }

  async #leavesNothing() {
    await this.#press('Leave')
    await this.#login.waitFor({ state: 'detached' })
    assert.deepEqual(await this.#clock.pass(120), [])
    assert.deepEqual(await this.#clock.waiting(), [])
  }
}
