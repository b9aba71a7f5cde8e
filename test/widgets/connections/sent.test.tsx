import { expect } from '@open-wc/testing'
import { connectionStatuses } from '../../../src/contract/rules/connection-status.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { aSentRequest } from '../../support/partners.ts'
import { until } from '../../support/until.ts'
import { CANCEL, openedSent, RESEND, serverHas } from './a-connection.ts'

const isOff = async (root: Element, name: string) => (await byRole(root, 'button', name)).matches(':disabled')

describe('a request that was sent', () => {
  afterEach(unmountAll)

  it('says to whom, for which classroom, and with what note', async () => {
    const { element, details } = await openedSent()
    await until(() => details.querySelector('.cx-modal-body[tabindex]'), 'what is longer than the modal')
    await expect(element).to.be.accessible()
    const text = visibleText(details)
    for (const part of [
      'We would like to.',
      'Your classroom : Letters to Lyon',
      'Their classroom : Whichever they choose',
    ])
      expect(text).to.include(part)
  })

  it('says why it was declined', async () => {
    const request = aSentRequest({ status: 'declined', decline_message: 'Not this year.' })
    const { details } = await openedSent({ requests: [request] })
    await see(details, 'Why it was declined')
    await see(details, 'Not this year.')
  })

  const may: Record<(typeof connectionStatuses)[number], [resend: boolean, cancel: boolean]> = {
    pending: [true, true],
    accepted: [false, false],
    declined: [true, false],
    cancelled: [true, false],
  }
  for (const status of connectionStatuses) {
    it(`can be resent and cancelled as far as it is ${status}`, async () => {
      const { details } = await openedSent({ requests: [aSentRequest({ status })] })
      const [resend, cancel] = may[status]
      expect(await isOff(details, 'Resend')).to.equal(!resend)
      expect(await isOff(details, 'Cancel Request')).to.equal(!cancel)
    })
  }

  it('is sent again once that is confirmed', async () => {
    const { element, details } = await openedSent()
    await press(details, 'Resend')
    const asked = await modal(element, 'Resend connection request')
    await see(asked, 'Bruno K. gets your request once more.')
    answer(RESEND, { success: true, data: aSentRequest() })
    const told = nextEvent(element, 'cx-connection-changed')
    await press(asked, 'Resend')
    expect((await told).detail).to.deep.equal({ connectionId: 6, change: 'resent', classroomId: null })
    await see(await modal(element, 'Successful'), 'Connection request sent')
    expect(answered(RESEND).map(({ params }) => params.id)).to.deep.equal([6])
  })

  it('is taken back once that is confirmed', async () => {
    const { element, details } = await openedSent()
    await press(details, 'Cancel Request')
    const asked = await modal(element, 'Cancel connection request')
    await press(asked, 'Keep Request')
    await press(await modal(element, 'Request to Bruno K.'), 'Cancel Request')
    const cancelled = aSentRequest({ status: 'cancelled' })
    answer(CANCEL, { success: true, data: cancelled })
    serverHas([cancelled])
    await press(await modal(element, 'Cancel connection request'), 'Cancel Request')
    await see(await modal(element, 'Successful'), 'Connection request cancelled')
    await press(element, 'OK')
    await see(element, 'Cancelled')
    expect(answered(CANCEL)).to.have.length(1)
  })

  for (const [what, key, way, title, sentence] of [
    ['sent again', RESEND, 'Resend', 'Resend connection request', 'Error sending connection request.'],
    [
      'taken back',
      CANCEL,
      'Cancel Request',
      'Cancel connection request',
      'Error cancelling connection request.',
    ],
  ] as const) {
    it(`says that it was not ${what}`, async () => {
      const { element, details } = await openedSent()
      answer(key, refusal(''), { status: 503 })
      await press(details, way)
      await press(await modal(element, title), way)
      await see(element, sentence)
      await byRole(element, 'button', 'Retry')
    })
  }
})
