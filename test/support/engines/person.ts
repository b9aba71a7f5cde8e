import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE_MS } from '../until.ts'
import type { Driver, Point } from './driver.ts'
import type { OnPage, Pattern, Thing } from './on-page.ts'

const PAUSE_MS = 50
/** No screen has as many controls before the one that is wanted. */
const MOST_STOPS = 40

const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const
const PRESSABLE = ['button', 'link', 'tab', 'menuitem', 'radio', 'checkbox'] as const

type Name = string | RegExp

interface Where {
  /** Only inside elements of this CSS selector. */
  within?: string
  /** Longer than usual, for what comes by itself. */
  patienceMs?: number
}

const asPattern = (name: Name): Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** Somebody at a browser, who finds things by role and name, as they are told of them. */
export class Person {
  readonly driver: Driver
  readonly #expected: RegExp[] = []
  readonly #troubles: string[] = []

  constructor(driver: Driver) {
    this.driver = driver
  }

  async visit(url: string): Promise<void> {
    await this.#hear()
    await this.driver.visit(url)
  }

  reloads(): Promise<void> {
    return this.driver.reload()
  }

  goesBack(): Promise<void> {
    return this.driver.back()
  }

  /** Sees something of this role and name, such as a heading. */
  async sees(role: string, name: Name, where: Where & { selected?: boolean } = {}): Promise<void> {
    const { selected, patienceMs, within } = where
    const thing = {
      role,
      name: asPattern(name),
      ...(within ? { within } : {}),
      ...(selected === undefined ? {} : { selected }),
    }
    await this.#until(
      async () => (await this.#ask('isThere', thing)) || 'is not there',
      `${role} ${name}`,
      patienceMs,
    )
  }

  /** Sees that nothing of this role and name is there any more. */
  async seesNo(role: string, name: Name): Promise<void> {
    const thing = { role, name: asPattern(name) }
    await this.#until(async () => !(await this.#ask('isThere', thing)) || 'is still there', `${role} ${name}`)
  }

  /** Reads a text somewhere. */
  async reads(text: Name, { within, patienceMs }: Where = {}): Promise<void> {
    const isThere = async () => {
      const all = await this.#ask('text', within)
      return (typeof text === 'string' ? all.includes(text) : text.test(all)) || `is not in: ${all}`
    }
    await this.#until(isThere, String(text), patienceMs)
  }

  /** Cannot read a text anywhere. */
  async doesNotRead(text: string): Promise<void> {
    assert.ok(!(await this.#ask('text')).includes(text), `${text} can be read`)
  }

  /** Clicks the button, link, tab, menu item, radio or checkbox of this name. */
  async presses(name: Name, { within, nth = 0 }: Where & { nth?: number } = {}): Promise<void> {
    await this.#click({ role: PRESSABLE, name: asPattern(name), nth, ...(within ? { within } : {}) })
  }

  /** Clicks into the field of this label and types in place of what is there. */
  async fills(label: Name, text: string, { within }: Where = {}): Promise<void> {
    const field = { role: FIELDS, name: asPattern(label), ...(within ? { within } : {}) }
    await this.#click(field)
    await this.driver.press('Control+a')
    await this.driver.type(text)
    await this.#until(async () => {
      const value = await this.#ask('valueOf', field)
      return value === text || `holds ${JSON.stringify(value)}`
    }, `field ${label}`)
  }

  /** Types where the focus is. */
  types(text: string): Promise<void> {
    return this.driver.type(text)
  }

  /** Waits until what has this name has the focus. */
  async isOn(name: Name): Promise<void> {
    await this.#until(async () => {
      const focused = await this.#ask('focused')
      return (typeof name === 'string' ? focused === name : name.test(focused)) || `'${focused}' has it`
    }, `focus on ${name}`)
  }

  /** Goes from control to control until this one has the focus. */
  async tabsTo(name: string): Promise<void> {
    await this.sees('button', name)
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if ((await this.#ask('focused')) === name) return
      await this.hits('Tab')
    }
    throw new Error(`'${name}' is not among ${MOST_STOPS} controls`)
  }

  /** Chooses an option of a native select. */
  async chooses(label: Name, option: string): Promise<void> {
    const field = { role: ['combobox', 'listbox'], name: asPattern(label) }
    await this.#until(
      async () => (await this.#ask('choose', field, option)) || 'is not there',
      `option ${option}`,
    )
  }

  /** Presses keys together, such as 'Control+v'. */
  hits(chord: string): Promise<void> {
    return this.driver.press(chord)
  }

  /** The names of all such things, once there is one. */
  async names(role: string, { within }: Where = {}): Promise<string[]> {
    let names: string[] = []
    await this.#until(async () => {
      names = await this.#ask('names', { role, ...(within ? { within } : {}) })
      return names.length > 0 || 'is not there'
    }, role)
    return names
  }

  /** Sees just these things of a role, in this order. */
  async seesOnly(role: string, names: string[], { within }: Where = {}): Promise<void> {
    await this.#until(
      async () => {
        const found = await this.#ask('names', { role, ...(within ? { within } : {}) })
        return JSON.stringify(found) === JSON.stringify(names) || `are ${found.join(', ')}`
      },
      `${role}s ${names.join(', ')}`,
    )
  }

  /** Puts what was copied into the field of this label, in place of what is there; returns what it holds then. */
  async pastes(label: Name): Promise<string> {
    const field = { role: FIELDS, name: asPattern(label) }
    await this.#click(field)
    await this.driver.press('Control+a')
    await this.driver.press('Control+v')
    return (await this.#ask('valueOf', field)) ?? ''
  }

  /** Waits until the address is such a one. */
  async isAt(address: RegExp): Promise<void> {
    await this.#until(async () => {
      const href = await this.driver.evaluate<string>('location.href')
      return address.test(href) || `is ${href}`
    }, `address ${address}`)
  }

  /** What a function says in the page; it and its arguments go there as text. */
  evaluates<Args extends unknown[], Value>(
    ask: (...given: Args) => Value | Promise<Value>,
    ...given: Args
  ): Promise<Value> {
    return this.driver.evaluate(`(${ask})(...${JSON.stringify(given)})`)
  }

  /** Waits until a function says in the page that something holds. */
  async waitsFor<Args extends unknown[]>(
    what: string,
    ask: (...given: Args) => boolean,
    ...given: Args
  ): Promise<void> {
    await this.#until(async () => (await this.evaluates(ask, ...given)) || 'does not hold', what)
  }

  /** Says that a trouble that matches is part of the story. */
  expectsTrouble(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** What was logged, thrown or refused on any page of the story, and is no part of it; then that is forgotten. */
  async takeTroubles(): Promise<string[]> {
    await this.#hear()
    return this.#troubles.splice(0).filter(trouble => !this.#expected.some(pattern => pattern.test(trouble)))
  }

  async #hear() {
    const isOurs = await this.driver.evaluate<boolean>(`'onPage' in globalThis`)
    if (isOurs) this.#troubles.push(...(await this.#ask('troubles')))
  }

  #ask<Question extends keyof OnPage>(
    question: Question,
    ...given: Parameters<OnPage[Question]>
  ): Promise<ReturnType<OnPage[Question]>> {
    return this.driver.evaluate(`onPage.${question}(...${JSON.stringify(given)})`)
  }

  async #click(thing: Thing) {
    let last: Point | undefined
    const name = JSON.stringify(thing.name)
    let reached = 'clicked'
    await this.#until(async () => {
      const found = await this.#ask('point', thing)
      if (typeof found === 'string') return found
      // what moves is not clicked on
      const isStill = found.x === last?.x && found.y === last?.y
      last = found
      if (!isStill) return 'moves'
      await this.driver.click(found)
      // between two pages there is nobody to ask, since it has led there
      reached = await this.#ask('reached').catch(() => 'clicked')
      return reached !== 'missed' || 'moved away'
    }, name)
    // a person's press is lost, too
    assert.equal(reached, 'clicked', `${name} has moved away from under the press`)
  }

  /** Tries until `holds` says true; says otherwise what it said last. */
  async #until(holds: () => Promise<true | string>, what: string, patienceMs = PATIENCE_MS) {
    const end = Date.now() + patienceMs
    for (;;) {
      // between two pages there is nobody to ask
      const answer = await holds().catch(error => String(error))
      if (answer === true) return
      if (Date.now() > end) throw new Error(`${what} ${answer}`)
      await wait(PAUSE_MS)
    }
  }
}
