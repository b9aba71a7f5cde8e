import { expect } from '@open-wc/testing'
import { expectTrouble } from '../../support/console-guard.ts'
import { byRole, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { probe, rendered } from './define.ts'
import '../../../src/widgets/login/element.ts'

describe('cx-ready', () => {
  afterEach(unmountAll)

  /** How often an element under this place has said it, the sign-in in its place included. */
  function heard(place: Element): () => number {
    let times = 0
    place.addEventListener('cx-ready', () => times++)
    return () => times
  }

  it('is not said while the sign-in stands in the place of the view, and once when it gives way', async () => {
    const { tag } = probe(() => 'my classrooms', { session: 'required' })
    const place = mount('<div></div>')
    const times = heard(place)
    place.innerHTML = `<${tag}></${tag}>`
    await byRole(place, 'button', 'LOG IN')
    await rendered()
    place.firstElementChild?.setAttribute('tab', 'tasks')
    await rendered()
    expect(times()).to.equal(0)
    signedIn()
    await see(place, 'my classrooms')
    await rendered()
    expect(times()).to.equal(1)
  })

  it('is not said of a view that crashes, and once when it has come to itself', async () => {
    expectTrouble(/odd|The above error occurred/)
    let isBroken = true
    const { tag } = probe(() => {
      if (isBroken) throw new Error('odd')
      return 'all is well'
    })
    const place = mount('<div></div>')
    const times = heard(place)
    for (let time = 0; time < 2; time++) {
      const crashed = nextEvent(place, 'cx-error')
      if (time === 0) place.innerHTML = `<${tag}></${tag}>`
      else await press(place, 'Try again')
      await crashed
      await see(place, 'Something went wrong in this part of the page.')
      await rendered()
      place.firstElementChild?.setAttribute('tab', 'tasks')
      await rendered()
      expect(times()).to.equal(0)
    }
    isBroken = false
    await press(place, 'Try again')
    await see(place, 'all is well')
    await rendered()
    expect(times()).to.equal(1)
  })
})
