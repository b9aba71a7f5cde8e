import { expect } from '@open-wc/testing'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import { answer, answered } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { fill, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { aSentRequest } from '../../support/partners.ts'
import { opened, openedSent } from './a-connection.ts'

const REPORT = 'POST /api/teacher/connections/{id}/report'

describe('a report of the other teacher of a request', () => {
  afterEach(unmountAll)

  it('is asked about, sent, and told to the page; the details are open again after it', async () => {
    const { element, details } = await opened()
    await press(details, 'Report Camille D.')
    const form = await modal(element, 'Report')
    await expect(element).to.be.accessible()
    await fill(form, 'What has happened?', ' The note is an advertisement. ')
    await press(form, 'Send report')
    answer(REPORT, { success: true, message: connectionSentences.reported })
    const told = nextEvent(element, 'cx-partner-reported')
    await press(await modal(element, 'Send this report?'), 'Send')
    await see(await modal(element, 'Report sent'), connectionSentences.reported)
    await told
    expect(answered(REPORT).map(({ params, body }) => [params.id, body])).to.deep.equal([
      [5, { report: 'The note is an advertisement.' }],
    ])
    await press(element, 'OK')
    await modal(element, 'Request of Camille D.')
  })

  it('is offered to who was declined with a note, and not to who waits', async () => {
    const { details } = await openedSent()
    await seeNoMore(details, 'Report')
    unmountAll()
    const declined = aSentRequest({ status: 'declined', decline_message: 'Buy now!' })
    await see((await openedSent({ requests: [declined] })).details, 'Report')
  })
})
