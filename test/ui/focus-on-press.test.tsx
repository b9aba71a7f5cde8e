import { expect } from '@open-wc/testing'
import { focusOnPress } from '../../src/ui/focus-on-press.ts'
import { pressByMouse, pressesAsInSafari } from '../support/press-in-safari.ts'
import { until } from '../support/until.ts'
import { clear, isFocused, type Shown, show } from './show.tsx'

describe('what is pressed, in a browser that leaves the focus elsewhere', () => {
  const safari = pressesAsInSafari()
  afterEach(clear)

  const heard: string[] = []

  function stage(isGiven = true): Shown {
    heard.length = 0
    const hear = (what: string, { currentTarget }: { currentTarget: Element }) =>
      heard.push(`${what} ${isFocused(currentTarget)}`)
    const shown = show(
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as a panel of tabs is
      <div tabIndex={0} id="panel">
        <button type="button" onClick={event => hear('button', event)}>
          Press <b>here</b>
        </button>
        {/* biome-ignore lint/a11y/useValidAnchor: a link that is heard */}
        <a href="#there" onClick={event => hear('link', event)}>
          There
        </a>
        <label>
          <input type="checkbox" onChange={event => hear('box', event)} /> A box
        </label>
        <button type="button" id="kept" onMouseDown={event => event.preventDefault()}>
          Bold
        </button>
        <input aria-label="A text" />
        <p>Nothing to press</p>
      </div>,
    )
    if (isGiven) focusOnPress(shown.shadow)
    return shown
  }

  for (const [what, selector, focused] of [
    ['button', 'b', 'button'],
    ['link', 'a', 'a'],
    ['box', 'input', 'input'],
    ['box', 'label', 'input'],
  ] as const)
    it(`has it by the time that a ${selector} is heard of`, async () => {
      const shown = stage()
      await pressByMouse(shown.find(selector))
      await until(() => heard.length > 0)
      expect(heard).to.deep.equal([`${what} true`])
      expect(isFocused(shown.find(focused))).to.equal(true)
    })

  it('would not have it by itself there', async () => {
    const shown = stage(false)
    await pressByMouse(shown.find('b'))
    await until(() => heard.length > 0)
    expect(heard).to.deep.equal(['button false'])
  })

  it('takes none from a text that keeps it, nor by a script, nor for what is not pressed', async () => {
    const shown = stage()
    shown.find<HTMLButtonElement>('button').click()
    expect(heard).to.deep.equal(['button false'])
    await pressByMouse(shown.find('p'))
    expect(shown.shadow.activeElement).to.equal(null)
    safari.end()
    shown.find('[aria-label="A text"]').focus()
    await pressByMouse(shown.find('#kept'))
    expect(isFocused(shown.find('[aria-label="A text"]'))).to.equal(true)
  })
})
