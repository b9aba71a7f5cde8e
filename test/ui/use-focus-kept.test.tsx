import { createElement, useRef, useState } from 'react'
import { useFocusKept } from '../../src/ui/use-focus-kept.ts'
import { probe } from '../element/define-widget/define.ts'
import { hasFocus } from '../support/modals.ts'
import { byRole, mount, unmountAll } from '../support/page.ts'

function Closing({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLSpanElement>(null)
  useFocusKept(box)
  return (
    <span ref={box}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </span>
  )
}

/** What can be closed, with something to go on with beside it, or without. */
function Told({ goesOn }: { goesOn: boolean }) {
  const [isTold, setTold] = useState(true)
  return (
    <span>
      {isTold && <Closing onClose={() => setTold(false)} />}
      {goesOn && <button type="button">Go on</button>}
    </span>
  )
}

describe('the focus of what goes away, in an element that stands in another one', () => {
  afterEach(unmountAll)

  for (const [goesOn, next] of [
    [true, 'Go on'],
    [false, 'First'],
  ] as const)
    it(`moves on to ${goesOn ? 'what comes in its place' : 'the first control around it'}`, async () => {
      const inner = probe(() => <Told goesOn={goesOn} />)
      const outer = probe(() => (
        <>
          <button type="button">First</button>
          {createElement(inner.tag)}
        </>
      ))
      const element = mount(`<${outer.tag}></${outer.tag}>`)
      const close = await byRole(element, 'button', 'Close')
      close.focus()
      close.click()
      await hasFocus(await byRole(element, 'button', next))
    })
})
