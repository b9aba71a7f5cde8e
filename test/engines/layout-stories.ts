import assert from 'node:assert/strict'
import type { ForeignPage } from './foreign-pages.ts'
import { logIn } from './steps.ts'
import type { Story } from './story.ts'

/** Notes from the first moment on, and in every frame, where what follows the element begins. */
const watchBelow = `<p id="below">What follows</p>
  <script>
    globalThis.tops = []
    const look = () => {
      const top = Math.round(document.querySelector('#below').getBoundingClientRect().top)
      if (!tops.includes(top)) tops.push(top)
      requestAnimationFrame(look)
    }
    look()
  </script>`

export const layoutPages: ForeignPage[] = [
  {
    path: '/reserved-height',
    body: `<style>cx-login:not([hidden]) { display: block; min-height: 900px }</style>
      <cx-login></cx-login>${watchBelow}`,
  },
  { path: '/no-reserved-height', body: `<cx-login></cx-login>${watchBelow}` },
  { path: '/right-to-left', body: '<div lang="ar" dir="rtl"><cx-login compact></cx-login></div>' },
  {
    path: '/two-documents',
    body: '<cx-login compact></cx-login><iframe title="Another document" width="400" height="700"></iframe>',
  },
  {
    path: '/tokens',
    body: `<style>:root { --cx-color-primary: rgb(122, 32, 72) }</style>
      <cx-classroom-list></cx-classroom-list>`,
  },
]

/** Runs in the page: whether the first sign-in is there. */
const hasSignIn = () => Boolean(document.querySelector('cx-login')?.shadowRoot?.querySelector('form'))

/** Runs in the page: the colour of the sign-in's button, wherever the element is, and what stands in its first field. */
function signInLook() {
  const documents = [document, document.querySelector('iframe')?.contentDocument]
  const element = documents.map(one => one?.querySelector('cx-login')).find(Boolean)
  const [field, button] = ['input', '.cx-button-primary'].map(part =>
    element?.shadowRoot?.querySelector(part),
  )
  const look = button && element?.ownerDocument.defaultView?.getComputedStyle(button)
  return {
    value: field && 'value' in field ? field.value : null,
    colour: look?.backgroundColor ?? '',
    height: look?.minHeight ?? '',
  }
}

/** Runs in the page: puts the focus on the button of this name, wherever it is; keys go there then. */
function focusButton(name: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  button?.focus()
  return button !== undefined && document.activeElement === button
}

/**
 * Runs in the page: whether what is open stands at the button that has opened it, at its right edge, 6 px above or
 * below. Both are measured alike, whatever an engine makes of a px on a zoomed page.
 */
function isAtButton(): boolean {
  const box = document.querySelector('[popover]:popover-open')?.getBoundingClientRect()
  const button = document.querySelector('[aria-expanded=true]')?.getBoundingClientRect()
  if (!box || !button) return false
  const gap = box.top > button.top ? box.top - button.bottom : button.top - box.bottom
  return Math.abs(box.right - button.right) < 2 && Math.abs(gap - 6) < 2
}

/** Rows of the page authors' troubles that each engine lays out by itself. */
export const layoutStories: Story[] = [
  {
    name: 'the height that a page reserves keeps what follows in its place, which moves without it',
    async tell(person, { foreignOrigin }) {
      for (const [page, isKept] of [
        ['reserved-height', true],
        ['no-reserved-height', false],
      ] as const) {
        await person.visit(`${foreignOrigin}/${page}`)
        await person.waitsFor('the sign-in is there', hasSignIn)
        // drawn at least once as it is now
        await person.evaluates(
          () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        const tops = await person.evaluates((): number[] => Reflect.get(globalThis, 'tops'))
        assert.equal(tops.length === 1, isKept, `${page}: ${tops.join(', ')}`)
      }
    },
  },
  {
    name: 'an element goes from left to right in a page that does not',
    async tell(person, { foreignOrigin }) {
      await person.visit(`${foreignOrigin}/right-to-left`)
      await person.waitsFor('the sign-in is there', hasSignIn)
      const apart = await person.evaluates(() => {
        const root = document.querySelector('cx-login')?.shadowRoot
        const label = root?.querySelector('label')
        const field = root?.querySelector('input')
        if (!label?.firstChild || !field) return Number.NaN
        const words = document.createRange()
        words.selectNodeContents(label.firstChild)
        return words.getBoundingClientRect().left - field.getBoundingClientRect().left
      })
      assert.ok(Math.abs(apart) < 8, `the label begins ${apart} px from where its field does`)
    },
  },
  {
    name: 'an element keeps its look and what was typed in another document',
    async tell(person, { foreignOrigin }) {
      await person.visit(`${foreignOrigin}/two-documents`)
      await person.waitsFor('the sign-in is there', hasSignIn)
      await person.fills('Email', 'ada@school.test')
      const before = await person.evaluates(signInLook)
      assert.ok(before.colour && before.height, JSON.stringify(before))
      assert.equal(before.value, 'ada@school.test')
      await person.evaluates(() => {
        const element = document.querySelector('cx-login')
        if (element) document.querySelector('iframe')?.contentDocument?.body.append(element)
      })
      assert.deepEqual(await person.evaluates(signInLook), before)
    },
  },
  {
    name: 'a token of the page reaches the sign-in in the place of an element',
    async tell(person, { foreignOrigin }) {
      await person.visit(`${foreignOrigin}/tokens`)
      await person.sees('button', 'LOG IN')
      const colour = await person.evaluates(() => {
        const login = document.querySelector('cx-classroom-list')?.shadowRoot?.querySelector('cx-login')
        const button = login?.shadowRoot?.querySelector('.cx-button-primary')
        return button ? getComputedStyle(button).backgroundColor : ''
      })
      assert.equal(colour, 'rgb(122, 32, 72)')
    },
  },
  ...[
    { what: 'a menu under its button', zoom: 0.5, name: 'Account of', isSignedIn: true },
    { what: 'a popover above its button', zoom: 2, name: 'Contact Support', isSignedIn: false },
  ].map(
    ({ what, zoom, name, isSignedIn }): Story => ({
      name: `${what} stands there on a page that is zoomed by css, at ${zoom}`,
      async tell(person, { url }) {
        await person.visit(url)
        await person.sees('heading', 'TEACHER LOGIN')
        if (isSignedIn) await logIn(person, 'teacher@demo.test')
        await person.names('button', { within: 'header, footer' })
        await person.evaluates(factor => {
          document.body.style.zoom = String(factor)
        }, zoom)
        await person.waitsFor('the button has the focus', focusButton, name)
        // by a key: where a click hits on a zoomed page is told in other px by each engine
        await person.hits('Enter')
        await person.waitsFor('what has opened is at its button', isAtButton)
      },
    }),
  ),
]
