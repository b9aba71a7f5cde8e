import { expect } from '@open-wc/testing'
import { atom, computed } from 'nanostores'
import { useLayoutEffect } from 'react'
import { useStore } from '../../src/core/use-store.ts'
import { heldTimers } from '../support/held-timers.ts'
import { see } from '../support/page.ts'
import { clear, show } from '../ui/show.tsx'

/** A store that nobody listens to is let go of after so long. */
const LET_GO_MS = 1_000

const $source = atom('before')
const $shown = computed($source, value => value)

function Shown({ meanwhile }: { meanwhile: () => void }) {
  const text = useStore($shown)
  useLayoutEffect(meanwhile, [meanwhile])
  return <p>{text}</p>
}

describe('useStore', () => {
  const timers = heldTimers()
  afterEach(clear)

  it('shows a change that comes before React has subscribed, also when the store was let go of by then', async () => {
    // a busy machine, between what is rendered and what subscribes
    const meanwhile = () => {
      timers.pass(LET_GO_MS)
      $source.set('after')
    }
    const { host } = show(<Shown meanwhile={meanwhile} />)
    await see(host, 'after')
    $source.set('later')
    await see(host, 'later')
    expect($shown.lc).to.equal(1)
  })
})
