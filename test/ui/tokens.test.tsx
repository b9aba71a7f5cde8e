import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { Button } from '../../src/ui/button.tsx'
import { adoptSheets } from '../../src/ui/style-root.ts'
import { clear, show } from './show.tsx'

/** Text on ground, and how much contrast WCAG 2.2 asks for: 4.5 for text, 3 for what is drawn. */
const pairs: [text: string, ground: string, least: number][] = [
  ...['page', 'surface', 'sunk'].flatMap(ground => [
    ['text', ground, 4.5] as [string, string, number],
    ['muted', ground, 4.5] as [string, string, number],
  ]),
  ...['page', 'surface'].flatMap(ground => [
    ['primary', ground, 4.5] as [string, string, number],
    ['primary-hover', ground, 4.5] as [string, string, number],
    ['danger', ground, 4.5] as [string, string, number],
    ['focus', ground, 3] as [string, string, number],
    ['border-strong', ground, 3] as [string, string, number],
    ['to-do', ground, 3] as [string, string, number],
    ['submitted', ground, 3] as [string, string, number],
    ['approved', ground, 3] as [string, string, number],
    ['blocked', ground, 3] as [string, string, number],
  ]),
  ['text', 'border', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary-soft', 'primary-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger-soft', 'danger-soft', 4.5],
  ['on-success-soft', 'success-soft', 4.5],
  ['on-warning-soft', 'warning-soft', 4.5],
  ['on-info-soft', 'info-soft', 4.5],
]

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function look(brand: string, theme: string) {
  const { find } = show(
    <div data-brand={brand} data-theme={theme}>
      <p>
        <Button>One</Button>
      </p>
    </div>,
  )
  return (name: string) => {
    find('p').style.color = `var(--_color-${name})`
    return getComputedStyle(find('p')).color
  }
}

describe('tokens', () => {
  afterEach(clear)

  for (const brand of ['default', 'players']) {
    for (const theme of ['light', 'dark']) {
      it(`have contrast enough in the ${brand} brand, ${theme}`, () => {
        const colour = look(brand, theme)
        const weak = pairs
          .map(([text, ground, least]) => ({
            text,
            ground,
            least,
            is: contrast(colour(text), colour(ground)),
          }))
          .filter(({ is, least }) => is < least)
        expect(weak).to.deep.equal([])
      })
    }
  }

  it('tell brands and themes apart', () => {
    const grounds = ['default', 'players'].flatMap(brand =>
      ['light', 'dark'].map(theme => look(brand, theme)('primary')),
    )
    expect(new Set(grounds)).to.have.length(4)
  })

  it('keep one colour for each progress segment in both brands', () => {
    for (const theme of ['light', 'dark'])
      for (const segment of ['to-do', 'submitted', 'approved', 'blocked'])
        expect(look('default', theme)(segment)).to.equal(look('players', theme)(segment))
  })

  it('follow the color-scheme of the page without a theme', () => {
    const { find, host } = show(<p>Text</p>)
    adoptSheets(host.shadowRoot as ShadowRoot, ['p { color: var(--_color-page) }'])
    const light = getComputedStyle(find('p')).color
    document.documentElement.style.colorScheme = 'dark'
    const dark = getComputedStyle(find('p')).color
    document.documentElement.style.colorScheme = ''
    expect(dark).not.to.equal(light)
  })

  it('stand still for those who ask for less motion', async () => {
    const { find } = show(<Button>One</Button>)
    await emulateMedia({ reducedMotion: 'no-preference' })
    const [moving] = getComputedStyle(find('button')).transitionDuration.split(',')
    await emulateMedia({ reducedMotion: 'reduce' })
    const [still] = getComputedStyle(find('button')).transitionDuration.split(',')
    expect([moving, still]).to.deep.equal(['0.12s', '0s'])
  })

  it('use no unit that the page’s font size changes', () => {
    const { shadow } = show(<Button>One</Button>)
    const text = shadow.adoptedStyleSheets
      .flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
      .join('')
    expect(text).not.to.match(/\drem\b/)
  })
})
