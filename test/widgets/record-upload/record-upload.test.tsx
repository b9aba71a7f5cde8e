import { expect } from '@open-wc/testing'
import '../../../src/widgets/record-upload/element.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const EXPLANATION = 'What there is to know about Ada Moreno.'

describe('<cx-record-upload>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    signedIn()
    const element = mount('<cx-record-upload></cx-record-upload>')
    await see(element, 'Record Upload')
  })

  it('is accessible', async () => {
    signedIn()
    const element = mount('<cx-record-upload open></cx-record-upload>')
    await see(element, EXPLANATION)
    await expect(element).to.be.accessible()
  })

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-record-upload></cx-record-upload>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    signedIn()
    await see(element, 'Record Upload')
  })

  it('tells the page when the details are opened', async () => {
    const { user } = signedIn()
    const element = mount('<cx-record-upload></cx-record-upload>')
    await see(element, 'Record Upload')
    const shown = nextEvent(element, 'cx-details-shown')
    await press(element, 'Details')
    expect((await shown).detail).to.deep.equal({ userId: user.id })
    await see(element, EXPLANATION)
  })
})
