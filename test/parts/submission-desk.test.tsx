import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../src/contract/limits/submissions.ts'
import { answered } from '../support/answer.ts'
import { aPiece, at, atDesk, CHANGE, keeps, UNDO, waiting } from '../support/desk-stage.tsx'
import { heldTimers } from '../support/held-timers.ts'
import { allClosed, focused, modal, sentences } from '../support/modals.ts'
import { byRole, field, press, see, seeNoMore, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const key = (name: string) => sendKeys({ press: name })
const rowOf = (host: HTMLElement, id: number) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[data-id="${id}"] button`) ?? expect.fail(`no row ${id}`)

describe('the review desk', () => {
  const timers = heldTimers()
  afterEach(clear)

  it('shows list, submission and prompt side by side, to be read and heard by everybody', async () => {
    keeps([])
    const original = aPiece(9, { task_name: 'My street', status: 'approved' })
    const { host, find, all } = atDesk([
      aPiece(1, { create_prompt: '<p>Show us your river.</p>', responses: [original] }),
      aPiece(2, { status: 'blocked' }),
    ])
    for (const text of ['ORIGINAL POST', 'RESPONSE', 'PROMPT', 'Show us your river.', 'Text 1', 'Text 9'])
      await see(host, text)
    await see(host, 'Posted On 10/30/2025')
    await see(host, '1 of 2 · 1 waiting')
    expect(all('.desk-list li').length).to.equal(2)
    const [list, panel, aside] = ['.desk-list', '.desk-looked-at', '.desk-aside'].map(name =>
      find(name).getBoundingClientRect(),
    )
    expect(list?.right).to.be.lessThan(panel?.left ?? 0)
    expect(panel?.right).to.be.lessThan(aside?.left ?? 0)
    await expect(host).to.be.accessible()
  })

  it('approves ten submissions by ten keys', async () => {
    const posts = waiting(10)
    const { log } = keeps(posts)
    const { host, heard } = atDesk(posts)
    await at(host, 1)
    for (let count = 0; count < 10; count++) await key('a')
    await until(() => log.length === 10, 'ten decisions')
    expect(log).to.deep.equal(posts.map(({ id }) => `${id} approved`))
    await see(host, 'None waiting')
    const isBusy = () => heard.findLast(word => word.startsWith('cx-busy-changed'))?.includes('true')
    await until(() => !isBusy(), 'rest')
    expect(heard.filter(word => word === 'refresh')).to.not.have.length(0)
    expect(heard.filter(word => word.startsWith('current'))).to.deep.equal(
      posts.slice(1).map(({ id }) => `current ${id}`),
    )
  })

  for (const [name, action] of [
    ['u', 'unapproved'],
    ['b', 'blocked'],
  ] as const) {
    it(`makes it ${action} with ${name}, and goes on`, async () => {
      const { log } = keeps(waiting(2))
      const { host } = atDesk(waiting(2))
      await at(host, 1)
      await key(name)
      await at(host, 2)
      await until(() => log[0] === `1 ${action}`, 'the decision')
      await see(host, `‘Our river’ by Student1 is ${action} now.`)
    })
  }

  it('goes on and back by keys, round both ends, and says where one is', async () => {
    keeps([])
    const { host } = atDesk(waiting(3))
    await at(host, 1)
    for (const [name, id] of [
      ['j', 2],
      ['ArrowRight', 3],
      ['j', 1],
      ['k', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await key(name)
      await at(host, id)
    }
    await see(host, '‘Our river’ by Student2, 2 of 3')
    await press(host, 'Next submission')
    await at(host, 3)
    await press(host, 'Previous submission')
    await at(host, 2)
  })

  it('goes through its list by arrows, and the focus goes along', async () => {
    keeps([])
    const { host } = atDesk(waiting(3))
    await at(host, 1)
    rowOf(host, 1).focus()
    await key('ArrowDown')
    await at(host, 2)
    expect(focused()).to.equal(rowOf(host, 2))
    await key('ArrowUp')
    await at(host, 1)
    rowOf(host, 3).click()
    await at(host, 3)
    expect(rowOf(host, 3).getAttribute('aria-current')).to.equal('true')
  })

  it('asks before it deletes, and Undo brings that back', async () => {
    const { statusOf } = keeps(waiting(2))
    const { host, all } = atDesk(waiting(2))
    await at(host, 1)
    await key('d')
    const dialog = await modal(host, 'Delete')
    expect(sentences(dialog)).to.deep.equal([
      'Our river, Student1',
      'The selected 1 videos will be changed to deleted status. Would you like to continue?',
    ])
    await expect(host).to.be.accessible()
    await key('Escape')
    await allClosed()
    expect(answered(CHANGE)).to.have.length(0)
    await key('d')
    await press(await modal(host, 'Delete'), 'Delete')
    await at(host, 2)
    await until(() => all('.desk-list li').length === 1, 'one less')
    await until(() => statusOf(1) === 'deleted', 'the decision')
    await press(host, 'Undo')
    await at(host, 1)
    await until(() => statusOf(1) === 'pending', 'it to be back')
    await see(host, '‘Our river’ by Student1 is as it was before.')
    await expect(host).to.be.accessible()
  })

  it('takes the last decision back with z, and offers it for ten seconds', async () => {
    const { log } = keeps(waiting(2))
    const { host } = atDesk(waiting(2))
    await at(host, 1)
    await key('a')
    await at(host, 2)
    await until(() => log.length === 1, 'the decision')
    timers.pass(SUBMISSIONS_UNDO_SHOWN_MS)
    await seeNoMore(host, 'is approved now')
    await key('z')
    await at(host, 1)
    await until(() => log[1] === '1 back', 'it to be taken back')
    expect(answered(UNDO)[0]?.params.change_id).to.equal(1)
    await byRole(host, 'button', 'Approve')
  })

  it('hears no key while somebody types, holds one down, or uses it with another', async () => {
    const { log } = keeps(waiting(2))
    const { host, find } = atDesk(waiting(2))
    await at(host, 1)
    ;(await field(host, 'Teacher comment')).focus()
    await sendKeys({ type: 'abud?jk z' })
    expect((await field(host, 'Teacher comment')).value).to.equal('abud?jk z')
    const desk = find('.desk')
    desk.focus()
    for (const init of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
      desk.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true, ...init }))
    await see(host, '1 of 2')
    expect([log, answered(CHANGE)]).to.deep.equal([[], []])
    expect(visibleText(host)).not.to.include('Review from the keyboard')
  })

  it('shows its keys on a card, where they are turned off as well', async () => {
    const { log } = keeps(waiting(1))
    const { host } = atDesk(waiting(1))
    await at(host, 1)
    await key('?')
    const card = await modal(host, 'Review from the keyboard')
    await see(card, 'Approve, and on to the next that waits')
    await expect(host).to.be.accessible()
    ;(await field(card, 'Use these keys')).click()
    await key('Escape')
    await allClosed()
    await key('a')
    await press(host, 'Keyboard')
    ;(await field(await modal(host, 'Review from the keyboard'), 'Use these keys')).click()
    await key('Escape')
    await allClosed()
    expect(log).to.deep.equal([])
    await key('a')
    await until(() => log.length === 1, 'the decision')
  })

  it('keeps the focus where its keys are heard, when a button is pressed and when it is gone', async () => {
    keeps(waiting(2))
    const { host, find } = atDesk(waiting(2))
    await at(host, 1)
    const approve = await byRole(host, 'button', 'Approve')
    approve.focus()
    const pressBy = (pointerType: string) =>
      approve.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType }))
    pressBy('touch')
    expect(focused()).to.equal(approve)
    pressBy('mouse')
    expect(focused()).to.equal(find('.desk'))
    await key('a')
    await at(host, 2)
    ;(await byRole(host, 'button', 'Approve')).focus()
    await key('Enter')
    await see(host, 'None waiting')
    await until(() => focused() === find('.desk'), 'the focus at the desk')
  })

  it('goes back to the list', async () => {
    keeps([])
    const { host, heard } = atDesk(waiting(1))
    await press(host, 'Back to the list')
    expect(heard).to.deep.equal(['close'])
  })
})
