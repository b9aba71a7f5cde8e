import assert from 'node:assert/strict'
import type { Person } from '../support/engines/person.ts'
import { containerNames } from './foreign-pages.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** A sign-in that is drawn out of all proportion has shrunk to a column of single letters. */
const TALLEST_SIGN_IN_PX = 1_500

interface Box {
  container: string
  width: number
  height: number
  /** Width of what is inside of the container's padding. */
  room: number
  /** How far the container itself reaches over what it stands in. */
  over: number
}

/** Runs in the page: the boxes of the elements in their containers, in its frame where it has one. */
function measure(): Box[] {
  const page = document.querySelector('iframe')?.contentDocument ?? document
  return [...page.querySelectorAll('.container')].map(container => {
    const element = container.firstElementChild ?? container
    const { paddingLeft, paddingRight } = getComputedStyle(container)
    const { width, height } = element.getBoundingClientRect()
    return {
      container: container.closest('section')?.getAttribute('aria-label') ?? '',
      width: Math.round(width),
      height: Math.round(height),
      room: Math.round(
        container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      ),
      over: Math.round(
        container.getBoundingClientRect().width -
          (container.closest('section') ?? container).getBoundingClientRect().width,
      ),
    }
  })
}

/** Runs in the page: whether every element shows its sign-in. */
function haveAllSignIns(): boolean {
  const page = document.querySelector('iframe')?.contentDocument ?? document
  const elements = [...page.querySelectorAll('cx-login')]
  return elements.length > 0 && elements.every(element => element.shadowRoot?.querySelector('form'))
}

async function holdsInContainers(person: Person, page: string): Promise<void> {
  await person.visit(page)
  await person.waitsFor('every sign-in is there', haveAllSignIns)
  const boxes = await person.evaluates(measure)
  assert.deepEqual(
    boxes.map(({ container }) => container),
    containerNames,
  )
  const wrong = boxes.filter(
    ({ width, height, room, over }) => width <= 0 || width > room || over > 0 || height > TALLEST_SIGN_IN_PX,
  )
  assert.deepEqual(wrong, [])
}

/** Layout in pages of others, which each engine computes by itself. */
export const foreignStories: Story[] = [
  ...[1280, 480].map(width => ({
    name: `an element has a sensible width in each kind of container, on a page of ${width} px`,
    size: { width, height: 800 },
    tell: (person: Person, { foreignOrigin }: { foreignOrigin: string }) =>
      holdsInContainers(person, `${foreignOrigin}/containers`),
  })),
  {
    name: 'an element has a sensible width in each kind of container, on a page of 320 px',
    tell: (person, { foreignOrigin }) => holdsInContainers(person, `${foreignOrigin}/narrow-containers`),
  },
  {
    name: 'an element that is hidden takes no room, from the first moment on',
    async tell(person, { foreignOrigin }) {
      await person.visit(`${foreignOrigin}/hidden`)
      await person.waitsFor('the other sign-in is there', () =>
        Boolean(document.querySelector('cx-login:not([hidden])')?.shadowRoot?.querySelector('form')),
      )
      assert.equal(await person.evaluates(() => Reflect.get(globalThis, 'tallest')), 0)
    },
  },
  {
    name: 'the list fits a column of 320 px',
    async tell(person, { foreignOrigin }) {
      // signed in where there is room; the frame shares the session
      await person.visit(`${foreignOrigin}/column`)
      await logIn(person, 'teacher@demo.test')
      await person.names('link', { within: 'table' })
      await person.visit(`${foreignOrigin}/narrow`)
      await person.waitsFor('the list is in the frame', () => {
        const page = document.querySelector('iframe')?.contentDocument
        return Boolean(page?.querySelector('cx-classroom-list')?.shadowRoot?.querySelector('a'))
      })
      const { needed, room } = await person.evaluates(() => {
        const page = document.querySelector('iframe')?.contentDocument?.documentElement
        return { needed: page?.scrollWidth ?? 0, room: page?.clientWidth ?? 0 }
      })
      assert.ok(room > 0 && needed <= room, `${needed} px in ${room} px`)
    },
  },
]
