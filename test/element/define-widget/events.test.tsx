import { expect } from '@open-wc/testing'
import { $apiBase } from '../../../src/core/http/api-base.ts'
import { pathTo } from '../../../src/core/navigation/paths.ts'
import { departuresIn } from '../../support/navigation.ts'
import { byRole, mount, nextEvent, press, unmountAll } from '../../support/page.ts'
import { type ProbeElement, type ProbeProps, probe, rendered } from './define.ts'

function Links({ widget }: ProbeProps) {
  return (
    <>
      <button type="button" onClick={() => widget.emit('cx-saved', { id: 4 })}>
        Save
      </button>
      <a {...widget.link('classroom', { classroomId: 7 }, { tab: 'students' })}>Open</a>
      <button type="button" onClick={() => widget.navigate('notifications')}>
        Notifications
      </button>
    </>
  )
}

describe('events of an element', () => {
  afterEach(unmountAll)

  const shown = (attributes = '') => {
    const { tag } = probe(props => <Links {...props} />)
    return mount<ProbeElement>(`<${tag} ${attributes}></${tag}>`)
  }

  it('bubble, and leave the shadow root that the element is in', async () => {
    const element = shown()
    const outer = mount('<section></section>')
    outer.attachShadow({ mode: 'open' }).append(element)
    const saved = nextEvent<{ id: number }>(document, 'cx-saved')
    let fromElement = false
    element.addEventListener('cx-saved', ({ target }) => {
      fromElement = target === element
    })
    await press(outer, 'Save')
    const event = await saved
    expect(event).to.include({ bubbles: true, composed: true, cancelable: true })
    expect(event.detail).to.deep.equal({ id: 4 })
    expect(fromElement).to.equal(true)
  })

  it('says whether the page prevented the default', async () => {
    const seen = probe()
    const element = mount(`<${seen.tag}></${seen.tag}>`)
    await rendered()
    const emit = seen.renders[0]?.widget.emit
    expect(emit?.('cx-closed')).to.equal(true)
    element.addEventListener('cx-closed', event => event.preventDefault())
    expect(emit?.('cx-closed')).to.equal(false)
  })

  it('tells once that the view is there', async () => {
    const seen = probe()
    const place = mount('<div></div>')
    let times = 0
    place.addEventListener('cx-ready', ({ target }) => {
      times++
      expect((target as HTMLElement).shadowRoot?.textContent).to.equal('shown')
    })
    const element = document.createElement(seen.tag)
    place.append(element)
    await rendered()
    element.setAttribute('tab', 'tasks')
    element.remove()
    await rendered()
    place.append(element)
    await rendered()
    expect(times).to.equal(1)
  })

  describe('cx-navigate', () => {
    it('asks the page, which can go there by itself', async () => {
      const element = shown()
      element.addEventListener('cx-navigate', event => event.preventDefault())
      const asked = nextEvent(document, 'cx-navigate')
      await press(element, 'Open')
      expect((await asked).detail).to.deep.equal({
        route: 'classroom',
        params: { classroomId: 7 },
        path: pathTo('classroom', { classroomId: 7 }, { tab: 'students' }),
      })
      const next = nextEvent<{ path: string }>(document, 'cx-navigate')
      await press(element, 'Notifications')
      expect((await next).detail.path).to.equal('/notifications')
    })

    it('is asked by what goes on by itself, which stays in the page where nobody goes there', async () => {
      const seen = probe()
      const element = mount(`<${seen.tag}></${seen.tag}>`)
      await rendered()
      const widget = seen.renders[0]?.widget
      const gone = await departuresIn(async () => {
        const asked = nextEvent<{ path: string }>(document, 'cx-navigate')
        expect(widget?.goOn('classroom', { classroomId: 7 })).to.equal(false)
        expect((await asked).detail.path).to.equal('/classroom/7')
        element.addEventListener('cx-navigate', event => event.preventDefault())
        expect(widget?.goOn('classroom', { classroomId: 7 })).to.equal(true)
      })
      expect(gone).to.deep.equal([])
    })

    it('keeps the browser from following the link when the page took over, and only then', async () => {
      const element = shown()
      const link = await byRole(element, 'link', 'Open')
      const follow = () => {
        const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
        let prevented = false
        // the last to hear of the click; it stays here in any case
        window.addEventListener(
          'click',
          event => {
            prevented = event.defaultPrevented
            event.preventDefault()
          },
          { once: true },
        )
        link.dispatchEvent(click)
        return !prevented
      }
      expect(follow()).to.equal(true)
      element.addEventListener('cx-navigate', event => event.preventDefault())
      expect(follow()).to.equal(false)
    })

    it('is not asked for a click that the page has dealt with', async () => {
      const element = shown()
      const link = await byRole(element, 'link', 'Open')
      let asked = 0
      element.addEventListener('cx-navigate', () => asked++)
      document.addEventListener('click', event => event.preventDefault(), { capture: true, once: true })
      link.click()
      expect(asked).to.equal(0)
    })

    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
      it(`leaves a click with ${modifier} to the browser`, async () => {
        const element = shown()
        const link = await byRole(element, 'link', 'Open')
        let asked = 0
        element.addEventListener('cx-navigate', () => asked++)
        window.addEventListener('click', event => event.preventDefault(), { once: true })
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [modifier]: true }),
        )
        expect(asked).to.equal(0)
      })
    }

    it('links to the host app', async () => {
      const href = async (element: HTMLElement) =>
        (await byRole(element, 'link', 'Open')).getAttribute('href')
      expect(await href(shown())).to.equal(`${$apiBase.get()}/classroom/7?tab=students`)
      expect(await href(shown('host-url="https://host.example/app/"'))).to.equal(
        'https://host.example/app/classroom/7?tab=students',
      )
    })

    const strange = [
      ['a script', 'javascript:alert(1)//'],
      ['a script in disguise', ' java\tscript:alert(1)//'],
      ['data', 'data:text/html,<p>'],
      ['a file', 'file:///etc/passwd'],
      ['no address', 'https://'],
    ] as const
    for (const [what, address] of strange) {
      it(`links to the API's origin where the host-url is ${what}, and tells the page`, async () => {
        const { tag } = probe(props => <Links {...props} />)
        const element = document.createElement(tag)
        const told = nextEvent<{ message: string }>(element, 'cx-error')
        element.setAttribute('host-url', address)
        mount('<div></div>').append(element)
        expect((await byRole(element, 'link', 'Open')).getAttribute('href')).to.equal(
          `${$apiBase.get()}/classroom/7?tab=students`,
        )
        expect((await told).detail.message).to.equal('The value of host-url cannot be read.')
      })

      it(`tells the page that its api-base is ${what}`, async () => {
        const { tag } = probe(() => 'shown')
        const element = document.createElement(tag)
        const told = nextEvent<{ message: string }>(element, 'cx-error')
        element.setAttribute('api-base', address)
        mount('<div></div>').append(element)
        expect((await told).detail.message).to.equal('The value of api-base cannot be read.')
      })
    }
  })
})
