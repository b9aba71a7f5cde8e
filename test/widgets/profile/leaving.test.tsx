import { expect } from '@open-wc/testing'
import { answer, answered } from '../../support/answer.ts'
import { expectAccessibleLooks } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, fill, mount, press, see, tick, unmountAll } from '../../support/page.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { answersProfile } from './an-own-profile.ts'
import '../../../src/widgets/profile/element.ts'

const SAVE = 'PUT /api/teacher/profile'
const BACK = 'What you changed before is here again. It is not saved yet.'

async function opened() {
  const element = mount('<cx-profile></cx-profile>')
  await field(element, '11-14 years old')
  await field(element, 'Country')
  return element
}

/** Changes some of it, and goes away at once. */
async function left() {
  const element = await opened()
  await fill(element, 'City', 'Sevilla')
  await tick(element, '7-10 years old')
  await fill(element, 'Preferred Communication', 'text_message')
  unmountAll()
}

const text = (element: Element) => element.shadowRoot?.textContent ?? ''

describe('Leaving <cx-profile>', () => {
  beforeEach(() => {
    answersProfile()
    answersUser()
    signedIn()
  })
  afterEach(unmountAll)

  it('loses nothing: what was changed is there again, and told', async () => {
    await left()
    answersProfile({ last_name: 'Moreno Díaz' })
    const element = await opened()
    await see(element, BACK)
    expect((await field(element, 'City')).value).to.equal('Sevilla')
    expect((await field(element, '7-10 years old')).checked).to.equal(true)
    expect((await field(element, 'Preferred Communication')).value).to.equal('text_message')
    // what was not changed is as it is saved by now
    expect((await field(element, 'Last Name')).value).to.equal('Moreno Díaz')
    expect(answered(SAVE)).to.deep.equal([])
  })

  it('tells nothing of changes where there were none', async () => {
    await opened()
    unmountAll()
    expect(text(await opened())).to.not.include(BACK)
  })

  it('can be taken back: the profile is as it is saved, and stays so', async () => {
    await left()
    const element = await opened()
    await press(element, 'Discard Changes')
    await until(() => !text(element).includes(BACK), 'the notice to go')
    expect((await field(element, 'City')).value).to.equal('Granada')
    expect((await field(element, '7-10 years old')).checked).to.equal(false)
    await until(() => element.contains(document.activeElement), 'the focus in the element')
    unmountAll()
    const again = await opened()
    expect(text(again)).to.not.include(BACK)
    expect((await field(again, 'City')).value).to.equal('Granada')
  })

  it('after saving leaves nothing behind', async () => {
    answer(SAVE, { success: true, data: { user: teacher() } })
    const element = await opened()
    await fill(element, 'City', 'Sevilla')
    await press(element, 'SAVE')
    await press(await modal(element, 'PROFILE SAVED'), 'OK')
    await allClosed()
    unmountAll()
    const again = await opened()
    expect(text(again)).to.not.include(BACK)
    expect((await field(again, 'City')).value).to.equal('Granada')
  })

  it('shows what is back accessibly', async () => {
    await left()
    await expectAccessibleLooks('cx-profile', element => see(element, BACK))
  })
})
