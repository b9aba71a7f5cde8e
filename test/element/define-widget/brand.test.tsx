import { expect } from '@open-wc/testing'
import { mount, unmountAll } from '../../support/page.ts'
import { type ProbeElement, probe, rendered } from './define.ts'

describe('the brand of an element', () => {
  const address = location.href

  afterEach(() => {
    history.replaceState(null, '', address)
    unmountAll()
  })

  it('is not chosen by a theme that is none', async () => {
    const { tag } = probe()
    const [odd, plain] = [mount(`<${tag} theme="players"></${tag}>`), mount(`<${tag}></${tag}>`)]
    await rendered()
    expect(odd.matches(':state(players)')).to.equal(false)
    const look = (element: Element) =>
      getComputedStyle(element.shadowRoot?.querySelector('p') as Element).colorScheme
    expect(look(odd)).to.equal(look(plain))
  })

  it('is that of the address at the time, also after it has changed', async () => {
    const seen = probe(({ widget }) => widget.brand.name)
    const element = mount<ProbeElement>(`<${seen.tag}></${seen.tag}>`)
    const text = () => element.shadowRoot?.querySelector('p')?.textContent
    await rendered()
    expect(text()).to.equal('default')
    history.replaceState(null, '', `${address}#players`)
    element.tab = 'students'
    await rendered()
    expect(text()).to.equal('players')
    history.replaceState(null, '', address)
    element.tab = 'tasks'
    await rendered()
    expect(text()).to.equal('default')
  })
})
