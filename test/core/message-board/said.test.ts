import { expect } from '@open-wc/testing'
import { BOARD_SAID_MS } from '../../../src/contract/limits/messages.ts'
import { createSaid } from '../../../src/core/message-board/said.ts'
import { fakeClock } from '../../support/clock.ts'

describe('what is said of what was done', () => {
  const clock = fakeClock()

  it('is said anew where it is the same, and goes after a while', async () => {
    const { $said, say } = createSaid()
    say('Done.')
    const first = $said.get()
    await clock.tick(BOARD_SAID_MS - 1)
    say('Done.')
    const second = $said.get()
    expect([first.text, second.text]).to.deep.equal(['Done.', 'Done.'])
    expect(second.turn).not.to.equal(first.turn)
    await clock.tick(BOARD_SAID_MS - 1)
    expect($said.get()).to.equal(second)
    await clock.tick(1)
    expect($said.get()).to.deep.equal({ text: '', turn: second.turn })
  })

  it('leaves nothing to be done once it is closed', () => {
    const { say, close } = createSaid()
    say('Done.')
    close()
    expect(clock.running()).to.equal(0)
  })
})
