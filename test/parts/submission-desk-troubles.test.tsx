import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSION_CHANGED } from '../../src/contract/error-codes/submissions.ts'
import { answered, hold, refusal } from '../support/answer.ts'
import { aPiece, at, atDesk, CHANGE, keeps, waiting } from '../support/desk-stage.tsx'
import { allClosed, focused, modal, sentences } from '../support/modals.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

describe('what goes wrong at the review desk', () => {
  afterEach(clear)

  it('is asked about one by one: a press that overrules the first leaves the second as it is', async () => {
    const submissions = [1, 2].map(id => aPiece(id, { status: 'blocked', version: 4 }))
    const { log, serve } = keeps(submissions)
    const overtaken = { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions } }
    const come = hold(CHANGE, overtaken, { status: 409 })
    const { host } = atDesk(waiting(2))
    await at(host, 1)
    await sendKeys({ press: 'a' })
    await at(host, 2)
    await sendKeys({ press: 'a' })
    come()
    const first = await modal(host, 'Changed meanwhile')
    await until(() => answered(CHANGE).length === 2, 'both answers')
    serve()
    ;[...first.querySelectorAll('button')].find(({ textContent }) => textContent === 'Approve')?.focus()
    await sendKeys({ down: 'Enter' })
    await until(() => !first.isConnected, 'the first to be answered')
    const second = await modal(host, 'Changed meanwhile')
    expect(sentences(second)[0]).to.include('Student2')
    expect(focused()?.textContent).to.equal('Leave it as it is')
    // still held
    await sendKeys({ down: 'Enter' })
    await sendKeys({ up: 'Enter' })
    await allClosed()
    await until(() => log.length === 1, 'what was overruled')
    expect(log).to.deep.equal(['1 approved'])
  })
})
