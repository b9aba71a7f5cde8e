import { expect } from '@open-wc/testing'
import { answer, answered, hold } from '../../support/answer.ts'
import { expectAccessibleLooks } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { departuresIn, nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom } from '../classroom/a-classroom.ts'
import { CLASSROOM, place, placed, SAVE } from './an-edit.ts'

const BACK = 'What you changed before is here again. It is not saved yet.'

async function opened() {
  const element = place()
  await field(element, 'Classroom Name')
  return element
}

/** Changes some of it, and goes away at once. */
async function left() {
  const element = await placed()
  await fill(element, 'Classroom Name', 'Postcards to Lyon')
  await fill(element, 'Age Range', '1')
  unmountAll()
}

const name = async (element: Element) => (await field(element, 'Classroom Name')).value

describe('Leaving <cx-edit-classroom>', () => {
  afterEach(unmountAll)

  it('loses nothing: what was changed is there again, and told', async () => {
    await left()
    const element = await opened()
    await see(element, BACK)
    expect(await name(element)).to.equal('Postcards to Lyon')
    expect((await field(element, 'Age Range')).value).to.equal('1')
    // what was not changed follows what is saved by now
    expect((await field(element, 'Native Language of My Students')).value).to.equal('1')
    answer(CLASSROOM, { success: true, data: aClassroom({ name: 'Renamed', lang_native_id: 2 }) })
    await press(element, 'Reset Code')
    await press(await modal(element, 'RESET CODE'), 'Reset Code')
    await until(async () => (await field(element, 'Native Language of My Students')).value === '2', 'it')
    expect(await name(element)).to.equal('Postcards to Lyon')
  })

  it('tells nothing of changes where there were none', async () => {
    await placed()
    unmountAll()
    expect(visibleText(await opened())).not.to.include(BACK)
  })

  it('is not what Cancel does while it is being saved', async () => {
    const element = await placed()
    await fill(element, 'Classroom Name', 'Postcards to Lyon')
    const arrives = hold(SAVE, { success: true, data: aClassroom({ name: 'Postcards to Lyon' }) })
    await press(element, 'Save Changes')
    await until(() => answered(SAVE).length === 1, 'the call')
    const gone = await departuresIn(async () => {
      await press(element, 'Cancel')
    })
    expect(gone).to.deep.equal([])
    arrives()
    await modal(element, 'SUCCESS')
  })

  it('can be taken back: the classroom is as it is saved, and stays so', async () => {
    await left()
    const element = await opened()
    await press(element, 'Discard Changes')
    await seeNoMore(element, BACK)
    expect(await name(element)).to.equal('Letters to Lyon')
    unmountAll()
    const again = await opened()
    expect(visibleText(again)).not.to.include(BACK)
    expect(await name(again)).to.equal('Letters to Lyon')
  })

  it('by Cancel throws it away, and not by opening another tab with it', async () => {
    const element = await placed()
    await fill(element, 'Classroom Name', 'Postcards to Lyon')
    const cancel = await byRole(element, 'link', 'Cancel')
    cancel.addEventListener('click', event => event.preventDefault(), { once: true })
    cancel.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    )
    expect(await name(element)).to.equal('Postcards to Lyon')
    const path = nextPath(element)
    await press(element, 'Cancel')
    expect(await path).to.equal('/classroom/7')
    unmountAll()
    const again = await opened()
    expect(visibleText(again)).not.to.include(BACK)
    expect(await name(again)).to.equal('Letters to Lyon')
  })

  it('after saving leaves nothing behind', async () => {
    await left()
    const element = await opened()
    await press(element, 'Save Changes')
    await see(await modal(element, 'SUCCESS'), 'Changes Save Successful')
    await seeNoMore(element, BACK)
    const path = nextPath(element)
    await press(element, 'OK')
    await path
    await allClosed()
    unmountAll()
    const again = await opened()
    expect(visibleText(again)).not.to.include(BACK)
  })

  it('of one classroom has nothing to do with another one, nor with a new one', async () => {
    await left()
    await until(() => Object.keys(sessionStorage).some(key => key.includes('classroom 7')), 'what is kept')
    const kept = Object.keys(sessionStorage).filter(key => key.startsWith('cx-draft@'))
    expect(kept).to.deep.equal(['cx-draft@7 classroom 7'])
    expect(JSON.parse(sessionStorage.getItem(kept[0] ?? '') ?? '')).to.deep.equal({
      name: 'Postcards to Lyon',
      age_range_id: 1,
    })
  })

  it('shows nothing of it once the exchange has expired', async () => {
    sessionStorage.setItem('cx-draft@7 classroom 7', '{"name":"Postcards to Lyon"}')
    const element = await placed({ status: 'expired' })
    expect(await name(element)).to.equal('Letters to Lyon')
    expect(visibleText(element)).not.to.include(BACK)
  })

  it('shows what is back accessibly', async () => {
    await left()
    await expectAccessibleLooks('cx-edit-classroom', element => see(element, BACK), 'classroom-id="7"')
  })
})
