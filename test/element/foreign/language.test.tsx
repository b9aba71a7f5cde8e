import { expect } from '@open-wc/testing'
import { definePlaceholder } from '../../../src/element/placeholder.ts'
import { mount, unmountAll } from '../../support/page.ts'
import { probe, rendered } from '../define-widget/define.ts'

describe('a page of another language', () => {
  afterEach(unmountAll)

  const text = (element: HTMLElement) => element.shadowRoot?.querySelector('p') as HTMLElement

  it('has English texts in an element, for whoever reads, breaks or quotes them', async () => {
    const { tag } = probe()
    const page = mount(`<div lang="de"><${tag}></${tag}></div>`)
    await rendered()
    const shown = text(page.firstElementChild as HTMLElement)
    expect([shown.matches(':lang(de)'), shown.matches(':lang(en)')]).to.deep.equal([false, true])
  })

  for (const rightToLeft of ['dir="rtl"', 'style="direction: rtl"']) {
    it(`has them from left to right under ${rightToLeft}, dots at their end`, async () => {
      const { tag } = probe(() => <span>12 of 40.</span>)
      const page = mount(`<div ${rightToLeft}><${tag}></${tag}><${tag} dir="rtl"></${tag}></div>`)
      await rendered()
      for (const element of page.children) {
        const shown = text(element as HTMLElement)
        expect(shown.matches(':dir(ltr)')).to.equal(true)
        expect(getComputedStyle(shown).direction).to.equal('ltr')
        const words = shown.querySelector('span')?.firstChild as Text
        const dot = document.createRange()
        dot.setStart(words, words.length - 1)
        dot.setEnd(words, words.length)
        const [at, box] = [dot.getBoundingClientRect(), element.getBoundingClientRect()]
        expect(at.left - box.left).to.be.within(20, 120)
      }
    })
  }

  it('is told so while the code is on its way, too', () => {
    definePlaceholder(
      'cx-late-and-english',
      [],
      () => new Promise(() => {}),
      () => {},
    )
    const page = mount('<div lang="de" dir="rtl"><cx-late-and-english></cx-late-and-english></div>')
    const box = page.firstElementChild?.shadowRoot?.firstElementChild as HTMLElement
    expect([box.matches(':lang(en)'), box.matches(':dir(ltr)')]).to.deep.equal([true, true])
  })
})
