import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { TEACHER_COMMENT_MAX_CHARACTERS } from '../../src/contract/limits/submissions.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { aPiece, at, atDesk, COMMENT, keeps, waiting } from '../support/desk-stage.tsx'
import { allClosed, focused, modal } from '../support/modals.ts'
import { byRole, field, fill, press, see, seeNoMore, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const QUESTION = 'You have unsaved comments. Would you like to save them?'
/** The server saves whatever comes. */
function saves(): void {
  answer(COMMENT, ({ params, body }) => ({
    success: true,
    message: 'Comment saved successfully!',
    data: { id: params.sid, teacher_comment: body.comment },
  }))
}

async function saveByKeys(): Promise<void> {
  await sendKeys({ down: 'Control' })
  await sendKeys({ press: 'Enter' })
  await sendKeys({ up: 'Control' })
}

async function typed(text: string, posts = waiting(2)) {
  const scene = atDesk(posts)
  await at(scene.host, 1)
  await fill(scene.host, 'Teacher comment', text)
  return scene
}

describe('a comment at the review desk', () => {
  afterEach(() => {
    clear()
    sessionStorage.clear()
  })

  it('is reached by c, and saved by its button', async () => {
    keeps([])
    saves()
    const { host, heard } = atDesk(waiting(1))
    await at(host, 1)
    await sendKeys({ press: 'c' })
    await until(() => focused()?.matches('textarea'), 'the focus at the comment')
    await sendKeys({ type: 'Well done' })
    await see(host, '9 of 500')
    await press(host, 'Save comment')
    await see(host, 'Comment saved successfully!')
    expect(answered(COMMENT)[0]?.body).to.deep.equal({ comment: 'Well done', was: null })
    expect(heard.filter(word => word !== 'refresh')).to.deep.equal([
      'cx-busy-changed {"busy":true}',
      'cx-busy-changed {"busy":false}',
    ])
    await expect(host).to.be.accessible()
  })

  it('is saved and left by keys, from which all others go on', async () => {
    const { log } = keeps(waiting(2))
    saves()
    const { host, find } = await typed('Well done')
    await saveByKeys()
    await see(host, 'Comment saved successfully!')
    expect(answered(COMMENT).map(({ body }) => body.comment)).to.deep.equal(['Well done'])
    // nothing is new in it
    await saveByKeys()
    await sendKeys({ press: 'Escape' })
    expect(focused()).to.equal(find('.desk'))
    await sendKeys({ press: 'a' })
    await until(() => log.length === 1, 'the decision')
    expect(answered(COMMENT)).to.have.length(1)
  })

  it('is kept where it is left by Escape, which the card of the keys says', async () => {
    keeps([])
    const { host } = await typed('Well done')
    await sendKeys({ press: 'Escape' })
    expect((await field(host, 'Teacher comment')).value).to.equal('Well done')
    await sendKeys({ press: '?' })
    const card = await modal(host, 'Review from the keyboard')
    await see(card, 'Leave the comment, which is kept')
    await see(card, 'Save the comment, while you write it')
  })

  it('says who reads it', async () => {
    keeps([])
    const { host } = atDesk(waiting(1))
    const box = await field(host, 'Teacher comment')
    const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = ids.map(id => host.shadowRoot?.getElementById(id)?.textContent)
    expect(described).to.include('Only the teacher and the assistants of this classroom read this.')
  })

  it('takes 500 characters, and says so of one more, of which nothing is sent or lost', async () => {
    keeps([])
    const { host } = await typed('x'.repeat(TEACHER_COMMENT_MAX_CHARACTERS + 1))
    await press(host, 'Save comment')
    await see(host, 'Field must have maximum 500 letters.')
    expect(answered(COMMENT)).to.have.length(0)
    saves()
    await fill(host, 'Teacher comment', 'x'.repeat(TEACHER_COMMENT_MAX_CHARACTERS))
    await press(host, 'Save comment')
    await see(host, 'Comment saved successfully!')
  })

  it('says why it was not saved, and stays as it was typed', async () => {
    keeps([])
    answer(COMMENT, refusal('The service rests.'), { status: 500 })
    const { host } = await typed('Well done')
    await press(host, 'Save comment')
    await see(host, 'The service rests, Please try again.')
    expect((await field(host, 'Teacher comment')).value).to.equal('Well done')
    await expect(host).to.be.accessible()
  })

  for (const [way, go] of [
    ['to the next one', (host: HTMLElement) => press(host, 'Next submission')],
    ['by a decision', (host: HTMLElement) => press(host, 'Approve')],
    ['back to the list', (host: HTMLElement) => press(host, 'Back to the list')],
  ] as const) {
    it(`is asked about before one goes ${way}, and goes on once it is saved`, async () => {
      const { log } = keeps(waiting(2))
      saves()
      const { host, heard } = await typed('Well done')
      await go(host)
      const dialog = await modal(host, 'Unsaved comments')
      await see(dialog, QUESTION)
      await expect(host).to.be.accessible()
      expect([log, heard.filter(word => !word.startsWith('cx-busy'))]).to.deep.equal([[], []])
      await press(dialog, 'Save')
      await allClosed()
      expect(answered(COMMENT)[0]?.body).to.deep.equal({ comment: 'Well done', was: null })
      if (way === 'back to the list') expect(heard).to.include('close')
      else await at(host, 2)
      const decided = way === 'by a decision' ? ['1 approved'] : []
      await until(() => log.length === decided.length, 'what was decided')
      expect(log).to.deep.equal(decided)
    })
  }

  it('is gone where it is discarded, and stays where the question is left', async () => {
    keeps([])
    const { host } = await typed('Well done')
    await press(host, 'Next submission')
    await modal(host, 'Unsaved comments')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    expect((await field(host, 'Teacher comment')).value).to.equal('Well done')
    await press(host, 'Next submission')
    await press(await modal(host, 'Unsaved comments'), 'Discard')
    await at(host, 2)
    await press(host, 'Previous submission')
    await at(host, 1)
    expect((await field(host, 'Teacher comment')).value).to.equal('')
  })

  it('that cannot be saved holds the desk where it is, with the reason', async () => {
    keeps([])
    const come = hold(COMMENT, refusal('The service rests.'), { status: 500 })
    const { host } = await typed('Well done')
    await press(host, 'Next submission')
    await press(await modal(host, 'Unsaved comments'), 'Save')
    come()
    await allClosed()
    await at(host, 1)
    await see(host, 'The service rests, Please try again.')
  })

  it('is there again after the desk was left by mistake', async () => {
    keeps([])
    const { host } = await typed('Well done')
    // as by a closed tab
    clear()
    expect(host.isConnected).to.equal(false)
    await until(() => Object.values(sessionStorage).some(text => text.includes('Well done')), 'it to be kept')
    const again = atDesk(waiting(2))
    await see(again.host, 'What you changed before is here again. It is not saved yet.')
    expect((await field(again.host, 'Teacher comment')).value).to.equal('Well done')
    await press(again.host, 'Discard Changes')
    await seeNoMore(again.host, 'What you changed before')
    expect((await field(again.host, 'Teacher comment')).value).to.equal('')
  })

  it('of somebody else comes in where nothing is typed, and never over what is typed', async () => {
    keeps([])
    const theirs = [
      aPiece(1, { teacher_comment: 'From Ada' }),
      aPiece(2, { teacher_comment: 'Also from Ada' }),
    ]
    const { host, lists } = await typed('Mine')
    lists(theirs)
    expect((await field(host, 'Teacher comment')).value).to.equal('Mine')
    clear()
    sessionStorage.clear()
    const other = atDesk(waiting(2))
    await at(other.host, 1)
    other.lists(theirs)
    await until(async () => (await field(other.host, 'Teacher comment')).value === 'From Ada', 'the comment')
  })

  it('cannot be written once the exchange has expired, nor about the partner’s posts', async () => {
    keeps([])
    const { host } = atDesk([aPiece(1, { teacher_comment: 'Well done' })], { isExpired: true })
    const box = await field(host, 'Teacher comment')
    expect([box.disabled, box.value]).to.deep.equal([true, 'Well done'])
    clear()
    const partner = atDesk(waiting(1), { isPartner: true })
    await byRole(partner.host, 'button', 'Flag as inappropriate')
    expect(visibleText(partner.host)).not.to.include('Teacher comment')
  })
})
