import { expect } from '@open-wc/testing'
import { answer } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { aMessage, MAYA, MODERATE, show } from './a-board.ts'

const alone = { class_pairing: null, partner: null }

describe('the board of a classroom without a partner', () => {
  afterEach(unmountAll)

  it('speaks of one’s own students alone where it is empty and where a message is written', async () => {
    const element = await show({ board: [], classroom: alone })
    await see(element, 'Post the first message. Your students read it, and write comments below it.')
    await press(element, 'Create Message')
    await see(await modal(element, 'Create Message'), 'Your students read it.')
    expect(visibleText(element)).not.to.include('both classrooms')
  })

  it('speaks of nobody else where comments are approved and deleted', async () => {
    const element = await show({ board: [aMessage({ comments: [MAYA] })], classroom: alone })
    answer(MODERATE, { success: true, data: { ...MAYA, status: 'approved' } })
    await press(element, 'Delete Message')
    const dialog = await modal(element, 'Delete comment')
    await see(dialog, 'The comment of Maya R will be deleted for your students.')
    await press(dialog, 'Cancel')
    await press(element, 'Approve Message')
    await see(element, 'The comment of Maya R is approved.')
    await seeNoMore(element, 'The partner classroom sees it.')
  })
})
