import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, fill, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { REPORT, show } from './a-panel.ts'

const FIELD = 'What has happened?'

async function write() {
  const { element } = await show()
  await press(element, 'Report partner')
  return { element, form: await modal(element, 'Report partner') }
}

describe('a report of the partner', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    unmountAll()
    sessionStorage.clear()
  })

  it('is asked about, sent, and told to the page', async () => {
    const { element, form } = await write()
    await see(form, 'Camille is not told that you have written to us.')
    await fill(form, FIELD, ' Nobody has answered for weeks. ')
    await press(form, 'Send report')
    const question = await modal(element, 'Send this report?')
    expect(answered(REPORT)).to.have.length(0)
    answer(REPORT, { success: true, message: 'Successful created report ' })
    const told = nextEvent(element, 'cx-partner-reported')
    await press(question, 'Send')
    const done = await modal(element, 'Report sent')
    await see(done, 'Successful created report')
    await told
    expect(answered(REPORT).map(({ params, body }) => [params, body])).to.deep.equal([
      [{ id: 7 }, { report: 'Nobody has answered for weeks.' }],
    ])
    await press(done, 'OK')
    await allClosed()
    await press(element, 'Report partner')
    expect((await field(await modal(element, 'Report partner'), FIELD)).value).to.equal('')
  })

  it('has 1 to 255 characters', async () => {
    const { element, form } = await write()
    await press(form, 'Send report')
    await see(form, 'Field required.')
    await fill(form, FIELD, '   ')
    await press(form, 'Send report')
    await see(form, 'Field required.')
    await fill(form, FIELD, 'a'.repeat(256))
    await see(form, '256 of 255')
    await press(form, 'Send report')
    await see(form, 'Field must have maximum 255 letters.')
    await fill(form, FIELD, 'a'.repeat(255))
    await press(form, 'Send report')
    await modal(element, 'Send this report?')
  })

  it('is not lost where one goes back, closes it, or it cannot be sent', async () => {
    const { element, form } = await write()
    await fill(form, FIELD, 'Nobody answers.')
    await press(form, 'Send report')
    await press(await modal(element, 'Send this report?'), 'Go back')
    const again = await modal(element, 'Report partner')
    expect((await field(again, FIELD)).value).to.equal('Nobody answers.')
    await press(again, 'Cancel')
    await allClosed()
    await press(element, 'Report partner')
    const later = await modal(element, 'Report partner')
    expect((await field(later, FIELD)).value).to.equal('Nobody answers.')
    await press(later, 'Send report')
    answer(REPORT, refusal(''), { status: 503 })
    await press(await modal(element, 'Send this report?'), 'Send')
    const failed = await modal(element, 'Report not sent')
    await see(failed, 'Error creating report.')
    answer(REPORT, { success: true, message: 'Successful created report ' })
    await press(failed, 'Retry')
    await modal(element, 'Report sent')
    expect(answered(REPORT).at(-1)?.body.report).to.equal('Nobody answers.')
  })

  it('says at the field what the server finds wrong', async () => {
    const { element, form } = await write()
    await fill(form, FIELD, 'Nobody answers.')
    await press(form, 'Send report')
    answer(REPORT, refusal('No.', undefined, { report: ['This value is not valid.'] }), { status: 422 })
    await press(await modal(element, 'Send this report?'), 'Send')
    await see(await modal(element, 'Report partner'), 'This value is not valid.')
  })

  it('tells the page that it is being written', async () => {
    const { element, form } = await write()
    const busy = nextEvent(element, 'cx-busy-changed')
    await fill(form, FIELD, 'Nobody answers.')
    expect((await busy).detail).to.deep.equal({ busy: true })
  })

  it('is accessible', async () => {
    const { element } = await write()
    await expect(element).to.be.accessible()
  })
})
