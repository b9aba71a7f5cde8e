import { expect } from '@open-wc/testing'
import { expectTrouble } from '../../support/console-guard.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { probe } from './define.ts'

describe('a view that crashes', () => {
  afterEach(unmountAll)

  it('says so in its place, tells the page, and shows the view again on retry', async () => {
    expectTrouble(/the data is odd|The above error occurred/)
    let isBroken = true
    const { tag } = probe(() => {
      if (isBroken) throw new Error('the data is odd')
      return 'all is well'
    })
    const place = mount('<div></div>')
    const trouble = nextEvent<{ message: string; error: Error }>(document, 'cx-error')
    place.append(document.createElement(tag))
    const { detail, target } = await trouble
    expect(detail.error.message).to.equal('the data is odd')
    expect(target).to.equal(place.firstElementChild)
    await see(place, 'Something went wrong in this part of the page.')
    isBroken = false
    await press(place, 'Try again')
    await see(place, 'all is well')
  })

  it('stays an error when the retry crashes too', async () => {
    expectTrouble(/still odd|The above error occurred/)
    const { tag } = probe(() => {
      throw new Error('still odd')
    })
    const element = mount(`<${tag}></${tag}>`)
    const again = nextEvent(element, 'cx-error')
    await again
    const retried = nextEvent(element, 'cx-error')
    await press(element, 'Try again')
    await retried
    await see(element, 'Something went wrong in this part of the page.')
  })

  it('shows the view again when the second retry helps', async () => {
    expectTrouble(/odd|The above error occurred/)
    let crashes = 0
    let isBroken = true
    const { tag } = probe(() => {
      if (isBroken) throw new Error('odd')
      return 'all is well'
    })
    const element = document.createElement(tag)
    element.addEventListener('cx-error', () => crashes++)
    mount('<div></div>').append(element)
    await see(element, 'Something went wrong in this part of the page.')
    const crashed = nextEvent(element, 'cx-error')
    await press(element, 'Try again')
    await crashed
    isBroken = false
    await press(element, 'Try again')
    await see(element, 'all is well')
    expect(crashes).to.equal(2)
  })

  it('leaves the other elements of the page alone', async () => {
    expectTrouble(/odd|The above error occurred/)
    const broken = probe(() => {
      throw new Error('odd')
    })
    const whole = probe(() => 'still here')
    const place = mount(`<div><${broken.tag}></${broken.tag}><${whole.tag}></${whole.tag}></div>`)
    await see(place, 'Something went wrong in this part of the page.')
    await see(place, 'still here')
  })
})
