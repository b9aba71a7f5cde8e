import { expect } from '@open-wc/testing'
import { rich } from '../../demo/student/rich.ts'
import { RichText } from '../../src/parts/rich-text/rich-text.tsx'
import { mount, unmountAll } from '../support/page.ts'
import { fieldStage } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear, RTL, show } from '../ui/show.tsx'

const SRC = `/files/${'p'.repeat(43)}.webp?expires=1`
const cells = (count: number) => '<td><p>a word</p></td>'.repeat(count)
const EVERYTHING = `<h2>My family</h2><p>Hola <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code> <a href="https://example.org">page</a></p><h3>Steps</h3><ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>q</p></blockquote><hr><table><tbody><tr><th scope="col"><p>x</p></th></tr><tr><td><p>y</p></td></tr></tbody></table><p>${RTL}</p>`

async function shown(html: string, width = 600) {
  const { shadow, host, find } = show(<RichText html={html} />, width)
  const text = await until(() => shadow.querySelector<HTMLElement>('.cx-rich :first-child'), 'the text')
  return { text: text.parentElement as HTMLElement, shadow, host, find }
}

describe('a long text that is read', () => {
  afterEach(clear)

  it('is shown as it was written, links in a tab of their own', async () => {
    const { text, find } = await shown(EVERYTHING)
    expect(text.textContent).to.equal(`My familyHola b i u s c pageStepsabqxy${RTL}`)
    const { href, target, rel } = find<HTMLAnchorElement>('a')
    expect([href, target, rel]).to.deep.equal(['https://example.org/', '_blank', 'noopener noreferrer'])
    expect(getComputedStyle(find('ul')).listStyleType).to.equal('disc')
    const right = text.lastElementChild
    expect(right && getComputedStyle(right).direction).to.equal('rtl')
  })

  it('is accessible, in both brands, light and dark', async () => {
    for (const brand of ['default', 'players']) {
      for (const theme of ['light', 'dark']) {
        const { host, shadow } = show(
          <div data-brand={brand} data-theme={theme}>
            <RichText html={EVERYTHING} />
          </div>,
        )
        await until(() => shadow.querySelector('.cx-rich h2'), 'the text')
        await expect(host).to.be.accessible()
        clear()
      }
    }
  })

  it('shows nothing where nothing is written', () => {
    for (const html of ['', '<p></p>', '<p> &nbsp;</p>']) {
      const { shadow } = show(<RichText html={html} />)
      expect(shadow.textContent, html).to.equal('')
    }
  })

  it('never lets a picture overflow, and asks for it at the service', async () => {
    const { text, find } = await shown(
      `<p><img src="${SRC}" alt="A boat" width="2000" height="100"></p>`,
      320,
    )
    expect(find<HTMLImageElement>('img').src).to.equal(new URL(SRC, location.href).href)
    expect(find('img').getBoundingClientRect().width).to.be.at.most(320)
    expect(text.scrollWidth).to.equal(text.clientWidth)
  })

  it('asks for no picture that has only a name', async () => {
    const { find } = await shown(`<p>x<img src="${'p'.repeat(43)}.webp" alt="A boat"></p>`)
    expect(find('img').hasAttribute('src')).to.equal(false)
    expect(find<HTMLImageElement>('img').alt).to.equal('A boat')
  })

  it('scrolls a wide table in itself, by keyboard too, and makes no stop of a narrow one', async () => {
    const { text, shadow, host } = await shown(
      `<table><tbody><tr>${cells(12)}</tr></tbody></table><table><tbody><tr>${cells(1)}</tr></tbody></table>`,
      320,
    )
    expect(text.scrollWidth).to.equal(text.clientWidth)
    const [wide, narrow] = shadow.querySelectorAll<HTMLElement>('.cx-rich-scroll')
    await until(() => wide?.tabIndex === 0, 'the wide one to be a stop')
    expect([wide?.ariaLabel, wide?.role, narrow?.hasAttribute('tabindex')]).to.deep.equal([
      'Table',
      'region',
      false,
    ])
    await expect(host).to.be.accessible()
  })
})

describe('a long text on the student site', () => {
  afterEach(unmountAll)

  function given(html: string): HTMLElement {
    const box = mount('<div style="width: 320px"></div>')
    box.append(rich(html) || 'nothing')
    return box
  }

  it('is read in the direction in which it is written, as teachers see it', () => {
    const blocks = [...(given(`<p>Hola</p><p>${RTL}</p>`).firstElementChild?.children ?? [])]
    expect(blocks.map(block => getComputedStyle(block).direction)).to.deep.equal(['ltr', 'rtl'])
  })

  it('makes a stop of a table that is wider than the page, and of no other', async () => {
    const box = given(
      `<table><tbody><tr>${cells(12)}</tr></tbody></table><table><tbody><tr>${cells(1)}</tr></tbody></table>`,
    )
    const [wide, narrow] = box.querySelectorAll<HTMLElement>('.cx-rich-scroll')
    if (!wide || !narrow) throw new Error('no tables')
    // the sheet of the site is not here
    wide.style.overflowX = 'auto'
    await until(() => wide.tabIndex === 0, 'the wide one to be a stop')
    expect([wide.ariaLabel, wide.role, narrow.hasAttribute('tabindex')]).to.deep.equal([
      'Table',
      'region',
      false,
    ])
  })

  it('asks for no picture that has only a name', () => {
    const picture = given(`<p>x<img src="${'p'.repeat(43)}.webp"></p>`).querySelector('img')
    expect([picture?.hasAttribute('src'), picture?.getAttribute('alt')]).to.deep.equal([false, ''])
  })
})

describe('the field of a long text', () => {
  afterEach(clear)

  const states = [
    ['with everything in it', { hint: 'What to do', most: 100, required: true }],
    ['with an error', { error: 'Field required.' }],
    ['to be read alone', { readOnly: true }],
    ['disabled', { disabled: true }],
  ] as const

  for (const [what, props] of states) {
    it(`is accessible ${what}, with targets that are large enough`, async () => {
      const { host, text, all } = await fieldStage(EVERYTHING, props, 360)
      await expect(host).to.be.accessible()
      for (const button of all('.cx-rich-box button')) {
        const { width, height } = button.getBoundingClientRect()
        expect(Math.min(width, height), button.outerHTML).to.be.at.least(24)
      }
      expect(text.isContentEditable).to.equal(!('readOnly' in props || 'disabled' in props))
      expect(all('[role=toolbar]').length).to.equal('readOnly' in props ? 0 : 1)
      expect(host.scrollWidth).to.equal(host.clientWidth)
    })
  }

  it('is 500 px high, and lower on a phone', async () => {
    for (const [width, most] of [
      [800, 500],
      [360, 380],
    ] as const) {
      const { find } = await fieldStage('', {}, width)
      expect(find('.cx-rich-box').offsetHeight).to.be.at.most(most)
      clear()
    }
  })

  it('is named and described for those who cannot see it', async () => {
    const { text, shadow } = await fieldStage('', {
      hint: 'What to do',
      error: 'Field required.',
      required: true,
    })
    const words = (ids: string | null) => ids?.split(' ').map(id => shadow.getElementById(id)?.textContent)
    expect(words(text.getAttribute('aria-labelledby'))).to.deep.equal(['Student Prompt'])
    expect(words(text.getAttribute('aria-describedby'))).to.deep.equal([
      'What to do',
      'Field required.',
      'Press Alt+F10 to reach the formatting tools, and Escape to come back.',
    ])
    expect([text.ariaInvalid, text.ariaRequired, text.ariaMultiLine]).to.deep.equal(['true', 'true', 'true'])
  })
})
