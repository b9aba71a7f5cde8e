import { expect } from '@open-wc/testing'
import { Button } from '../../src/ui/button.tsx'
import { Modal } from '../../src/ui/modal.tsx'
import { adoptSheets } from '../../src/ui/style-root.ts'
import { clear, show } from './show.tsx'

const RUDE = `
  * { box-sizing: content-box; color: rgb(255, 0, 0); font-family: cursive; letter-spacing: 5px; text-transform: uppercase; text-align: right }
  html { font-size: 10px }
  button { background: hotpink !important; border-radius: 0 !important }
`

describe('StyleRoot', () => {
  afterEach(clear)

  it('adopts a sheet once for a root, after the size of text, tokens and base', () => {
    const { shadow } = show(
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>,
    )
    const { adoptedStyleSheets } = shadow
    expect(new Set(adoptedStyleSheets).size).to.equal(adoptedStyleSheets.length)
    expect(adoptedStyleSheets[0]?.cssRules[0]?.cssText).to.contain('--_cx-px')
    expect(adoptedStyleSheets[1]?.cssRules[0]?.cssText).to.contain('--_color-page')
  })

  it('adopts none again that a root has', () => {
    const { shadow } = show(<Button>One</Button>)
    const known = ['.mine { padding: 1px }']
    adoptSheets(shadow, known)
    const before = shadow.adoptedStyleSheets.length
    adoptSheets(shadow, known)
    expect(shadow.adoptedStyleSheets).to.have.length(before)
  })

  it('parses a sheet once for all roots and leaves the page’s own sheets alone', () => {
    const before = document.adoptedStyleSheets.length
    const [one, two] = [show(<Button>One</Button>), show(<Button>Two</Button>)]
    expect(one.shadow.adoptedStyleSheets[2] === two.shadow.adoptedStyleSheets[2]).to.equal(true)
    expect(document.adoptedStyleSheets).to.have.length(before)
  })

  it('lets the css of a widget win over that of a component, whichever comes first', () => {
    const { shadow, find, render } = show(null)
    adoptSheets(shadow, ['.mine .cx-button { min-height: 60px } .cx-button { padding: 1px }'])
    render(
      <div className="mine">
        <Button>One</Button>
      </div>,
    )
    expect(getComputedStyle(find('button')).minHeight).to.equal('60px')
    expect(getComputedStyle(find('button')).paddingTop).to.equal('1px')
  })

  it('looks the same on a page whose css shouts', () => {
    const view = (
      <>
        <Button variant="primary">Save</Button>
        <Modal open title="Login error" closeLabel="Close" onClose={() => {}}>
          Wrong email or password
        </Modal>
      </>
    )
    const looks = () => {
      const { find, host } = show(view)
      const all = [host, find('button'), find('h2'), find('.cx-modal-body')].map(element => {
        const { color, fontFamily, fontSize, letterSpacing, textTransform, textAlign, backgroundColor } =
          getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return [
          color,
          fontFamily,
          fontSize,
          letterSpacing,
          textTransform,
          textAlign,
          backgroundColor,
          width,
          height,
        ]
      })
      clear()
      return all
    }
    const calm = looks()
    const rude = document.createElement('style')
    rude.textContent = RUDE
    document.head.append(rude)
    try {
      expect(looks()).to.deep.equal(calm)
    } finally {
      rude.remove()
    }
  })

  it('lets a page set a token on the tag', () => {
    const { host, find } = show(<Button variant="primary">Save</Button>)
    host.style.setProperty('--cx-color-primary', 'rgb(1, 2, 3)')
    expect(getComputedStyle(find('button')).backgroundColor).to.equal('rgb(1, 2, 3)')
  })

  it('can be hidden by the page', () => {
    const { host } = show(<Button>Save</Button>)
    host.hidden = true
    expect(host.getBoundingClientRect().height).to.equal(0)
  })
})
