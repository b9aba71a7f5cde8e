import { expect } from '@open-wc/testing'
import { withCommon } from '../../../src/element/common-properties.ts'
import { defineWidget } from '../../../src/element/define-widget.ts'
import { definePlaceholder } from '../../../src/element/placeholder.ts'
import { addScript, byRole, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'

let count = 0

/** A tag whose code arrives when `arrive` is called; `loads` counts how often it was asked for. */
function awaited() {
  const tag = `cx-awaited-${++count}` as const
  const seen: { label?: string; report?: object }[] = []
  const waiting: { arrive(): void; fail(error: Error): void }[] = []
  const state = {
    tag,
    seen,
    loads: 0,
    arrive: () => waiting.at(-1)?.arrive(),
    fail: () => waiting.at(-1)?.fail(new Error('offline')),
  }
  definePlaceholder(
    tag,
    withCommon(['label', 'report']),
    () => {
      state.loads++
      return new Promise<void>((resolve, reject) => {
        waiting.push({
          fail: reject,
          arrive() {
            defineWidget(
              tag,
              (props: { label?: string; report?: object; widget: never }) => {
                seen.push(props)
                return <p>here is {props.label}</p>
              },
              { attributes: { label: 'string' }, properties: ['report'], session: 'none' },
            )
            resolve()
          },
        })
      })
    },
    () => {},
  )
  return state
}

describe('an element whose code is on its way', () => {
  afterEach(unmountAll)

  it('asks for it when it first appears, once for all of its kind', async () => {
    const code = awaited()
    const early = document.createElement(code.tag)
    expect(code.loads).to.equal(0)
    mount('<div></div>').append(early)
    mount(`<${code.tag}></${code.tag}>`)
    expect(code.loads).to.equal(1)
  })

  it('comes when a page puts the element elsewhere as soon as it hears of a failure', async () => {
    const code = awaited()
    const place = mount('<div></div>')
    const element = document.createElement(code.tag)
    let failures = 0
    element.addEventListener('cx-error', () => {
      failures += 1
      if (failures < 20) place.prepend(element)
    })
    place.append(element)
    code.fail()
    await until(() => code.loads === 2, 'the second attempt')
    expect(failures).to.equal(1)
    code.arrive()
    await see(element, 'here is')
  })

  it('shows a quiet box until then', async () => {
    const code = awaited()
    const element = mount(`<${code.tag} label="Ada"></${code.tag}>`)
    const box = element.shadowRoot?.firstElementChild
    expect(box?.role).to.equal('status')
    expect(box?.ariaLabel).to.equal('Loading')
    code.arrive()
    await see(element, 'here is Ada')
    expect(element.shadowRoot?.querySelector('[role=status]')).to.equal(null)
  })

  it('keeps nothing of the box', async () => {
    const code = awaited()
    const element = mount(`<${code.tag} label="Ada"></${code.tag}>`)
    const box = element.shadowRoot?.querySelector('[role=status]')
    expect(box?.isConnected).to.equal(true)
    code.arrive()
    await see(element, 'here is Ada')
    expect(box?.isConnected).to.equal(false)
  })

  it('stays the same element, with what it was given meanwhile', async () => {
    const code = awaited()
    const element = mount<HTMLElement & { label?: string; report?: object }>(`<${code.tag}></${code.tag}>`)
    const clicks: Event[] = []
    element.addEventListener('click', event => clicks.push(event))
    const report = { lines: 2 }
    element.report = report
    element.setAttribute('label', 'Grace')
    code.arrive()
    await see(element, 'here is Grace')
    expect(code.seen.at(-1)?.report).to.equal(report)
    element.click()
    expect(clicks).to.have.length(1)
    element.label = 'Hedy'
    await see(element, 'here is Hedy')
  })

  it('works in other shadow roots and for those that come later or were away', async () => {
    const code = awaited()
    const outer = mount('<section></section>')
    const inside = document.createElement(code.tag)
    outer.attachShadow({ mode: 'open' }).append(inside)
    const away = mount(`<${code.tag} label="away"></${code.tag}>`)
    away.remove()
    code.arrive()
    await see(outer, 'here is')
    expect(away.shadowRoot?.querySelector('p')).to.equal(null)
    mount('<div></div>').append(away)
    await see(away, 'here is away')
    await see(mount(`<${code.tag} label="later"></${code.tag}>`), 'here is later')
  })

  it('keeps its box when the page moves it', async () => {
    const code = awaited()
    const element = mount(`<${code.tag} label="Ada"></${code.tag}>`)
    const box = element.shadowRoot?.firstElementChild
    const place = mount('<section></section>') as HTMLElement & { moveBefore(node: Node, before: null): void }
    place.moveBefore(element, null)
    expect(element.shadowRoot?.firstElementChild === box).to.equal(true)
    code.arrive()
    await see(element, 'here is Ada')
  })

  it('says nothing of an element that has gone meanwhile', async () => {
    const code = awaited()
    const gone = mount(`<${code.tag}></${code.tag}>`)
    const stays = mount(`<${code.tag}></${code.tag}>`)
    gone.remove()
    let told = 0
    gone.addEventListener('cx-error', () => told++)
    code.fail()
    await see(stays, 'This part did not load.')
    expect(told).to.equal(0)
  })

  it('offers another attempt when what came defines nothing', async () => {
    const tag = `cx-awaited-${++count}` as const
    definePlaceholder(
      tag,
      [],
      async () => {},
      () => {},
    )
    await see(mount(`<${tag}></${tag}>`), 'This part did not load.')
  })

  it('shows its trouble in the font and the colour of the page around it', async () => {
    const code = awaited()
    const place = mount(`<div style="color: #123456; font: 19px serif"><${code.tag}></${code.tag}></div>`)
    code.fail()
    const retry = await byRole(place.firstElementChild as HTMLElement, 'button', 'Try again')
    for (const part of [retry, retry.parentElement as HTMLElement]) {
      const { color, fontFamily, fontSize, borderTopWidth } = getComputedStyle(part)
      expect({ color, fontFamily, fontSize, borderTopWidth }).to.deep.equal({
        color: 'rgb(18, 52, 86)',
        fontFamily: 'serif',
        fontSize: '19px',
        borderTopWidth: '0px',
      })
    }
  })

  for (const width of [200, 358, 700]) {
    it(`keeps the button of its trouble apart from the sentence, ${width} px wide`, async () => {
      const code = awaited()
      const place = mount(`<div style="width: ${width}px; font-size: 16px"><${code.tag}></${code.tag}></div>`)
      code.fail()
      const retry = await byRole(place.firstElementChild as HTMLElement, 'button', 'Try again')
      const sentence = document.createRange()
      sentence.selectNode(retry.parentElement?.firstChild as Node)
      const gap = retry.getBoundingClientRect().top - sentence.getBoundingClientRect().bottom
      expect(gap).to.be.within(12, 24)
    })
  }

  it('shows its trouble, and that of the next one, when a property has no text', async () => {
    const code = awaited()
    const odd = document.createElement(code.tag) as HTMLElement & { brand: unknown }
    odd.brand = Object.create(null)
    const place = mount('<div></div>')
    place.append(odd, document.createElement(code.tag))
    code.fail()
    for (const element of place.children) await see(element as HTMLElement, 'did not load')
  })

  for (const name of ['value', 'get', 'writable'] as const) {
    it(`takes properties on a page that has put a ${name} on Object.prototype`, async () => {
      Reflect.set(Object.prototype, name, 'of the page')
      try {
        const code = awaited()
        const element = document.createElement(code.tag) as HTMLElement & { label?: string }
        element.label = 'Ada'
        expect(element.label).to.equal('Ada')
      } finally {
        Reflect.deleteProperty(Object.prototype, name)
      }
    })
  }

  it('offers another attempt when the code does not come', async () => {
    const code = awaited()
    const element = mount(`<${code.tag} label="Ada"></${code.tag}>`)
    const trouble = nextEvent<{ message: string; error: Error }>(document, 'cx-error')
    code.fail()
    const { detail } = await trouble
    expect(detail.error.message).to.equal('offline')
    await see(element, 'This part did not load.')
    const retry = await byRole(element, 'button', 'Try again')
    // the page's own colour, and a target for a thumb
    expect(getComputedStyle(retry).color).to.equal(getComputedStyle(document.body).color)
    expect(retry.getBoundingClientRect().height).to.be.at.least(44)
    await press(element, 'Try again')
    await until(() => code.loads === 2, 'another attempt')
    code.arrive()
    await see(element, 'here is Ada')
  })
})

describe('the loader', () => {
  afterEach(unmountAll)

  it('registers every tag and does nothing the second time', async () => {
    await addScript('/src/element/loader.ts')
    const registered = customElements.get('cx-login')
    expect(registered === undefined).to.equal(false)
    // another address is another copy of the module
    await addScript('/src/element/loader.ts?again')
    expect(customElements.get('cx-login') === registered).to.equal(true)
  })

  it('brings the sign-in to a page that has one tag of it', async () => {
    await import('../../../src/element/loader.ts')
    const element = mount('<cx-login></cx-login>')
    await nextEvent(element, 'cx-ready')
    expect(element.shadowRoot?.querySelector('form')).to.not.equal(null)
  })

  it('shows the sign-in in place of an element that needs a session', async () => {
    await import('../../../src/element/loader.ts')
    const element = mount('<cx-classroom-list brand="players" theme="dark"></cx-classroom-list>')
    const signIn = await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    expect(signIn).to.include({ brand: 'players', theme: 'dark' })
  })
})
