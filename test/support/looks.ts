import { expect } from '@open-wc/testing'
import { mount, unmountAll } from './page.ts'

const themes = ['light', 'dark']
const brands = ['default', 'players']

/** axe finds nothing in either brand, light and dark, once `ready` says that the element shows what is meant. */
export async function expectAccessibleLooks(
  tag: string,
  ready: (element: HTMLElement) => Promise<unknown>,
  attributes = '',
): Promise<void> {
  for (const theme of themes) {
    for (const brand of brands) {
      const element = mount(`<${tag} theme="${theme}" brand="${brand}" ${attributes}></${tag}>`)
      await ready(element)
      await expect(element).to.be.accessible()
      unmountAll()
    }
  }
}

/** Nothing sticks out, and everything that can be pressed is large enough, from a narrow column to a wide page. */
export async function expectToFit(
  tag: string,
  ready: (element: HTMLElement) => Promise<unknown>,
  attributes = '',
): Promise<void> {
  for (const width of [320, 390, 700, 1280]) {
    for (const brand of brands) {
      const style = `style="width: ${width}px"`
      const element = mount(`<${tag} brand="${brand}" ${style} ${attributes}></${tag}>`)
      await ready(element)
      expect(element.scrollWidth, `${brand} at ${width} px`).to.equal(element.clientWidth)
      const { left, right } = element.getBoundingClientRect()
      for (const control of element.shadowRoot?.querySelectorAll('input, a, button') ?? []) {
        if (!control.checkVisibility()) continue
        const at = control.getBoundingClientRect()
        // a list of tabs scrolls sideways by itself
        if (!control.matches('[role=tab]')) {
          expect(at.left, control.outerHTML).to.be.at.least(left)
          expect(at.right, control.outerHTML).to.be.at.most(right)
        }
        // a link in a sentence is as high as its line
        if (!control.matches('label a')) expect(at.height, control.outerHTML).to.be.at.least(24)
      }
      unmountAll()
    }
  }
}
