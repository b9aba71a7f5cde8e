import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { contrast, readRgb } from '../../demo/theme/contrast.ts'
import { pairs } from '../../demo/theme/pairs.ts'
import { Button } from '../../src/ui/button.tsx'
import { adoptSheets } from '../../src/ui/style-root.ts'
import { clear, show } from './show.tsx'

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
          .map(({ name, ground, least }) => ({
            name,
            ground,
            least,
            is: contrast(readRgb(colour(name)), readRgb(colour(ground))),
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
