import { expect } from '@open-wc/testing'
import { BOARD_SAID_MS } from '../../../src/contract/limits/messages.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, focused, modal, openModals, sentences } from '../../support/modals.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  aComment,
  all,
  aMessage,
  comment,
  commentGone,
  decisions,
  LEO,
  MAYA,
  MODERATE,
  says,
  serverHas,
  show,
} from './a-board.ts'

const ZOE = { ...LEO, id: 14 }
const board = [aMessage({ comments: [MAYA, LEO, ZOE] })]
const takesAll = () =>
  answer(MODERATE, ({ params, body }) => ({
    success: true,
    data: { ...MAYA, id: params.mid, status: body.status },
  }))

const decide = async (element: Element, id: number, name = 'Approve Message') =>
  press(await comment(element, id), name)

describe('comments that could not be decided about', () => {
  afterEach(unmountAll)

  it('are told together, by the names of their students, and tried again together', async () => {
    const element = await show({ board })
    const fails = hold(MODERATE, refusal(''), { status: 503 })
    for (const { id } of [MAYA, LEO, ZOE]) await decide(element, id)
    await until(() => answered(MODERATE).length === 3, 'all of them to be sent')
    fails()
    const told = await modal(element, '3 comments not approved')
    expect(sentences(told)).to.deep.equal(['Maya R, Leo B: Error approving the comment. Please try again.'])
    await expect(element).to.be.accessible()
    takesAll()
    await press(told, 'Retry')
    await allClosed()
    await until(() => decisions().length === 6, 'all of them to be tried again')
  })

  it('are told one after the other where it is not the same, each with the focus anew', async () => {
    const element = await show({ board })
    const gates = new Map([MAYA, LEO].map(({ id }) => [id, Promise.withResolvers<void>()]))
    answer(MODERATE, async ({ params }) => {
      await gates.get(params.mid)?.promise
      const reason = params.mid === MAYA.id ? 'Not this one.' : 'Nor that one.'
      return Response.json(refusal(reason, 110), { status: 404 })
    })
    await decide(element, MAYA.id)
    await decide(element, LEO.id)
    gates.get(MAYA.id)?.resolve()
    const first = await modal(element, 'Comment not approved')
    expect(sentences(first)).to.deep.equal(['Maya R: Not this one.'])
    gates.get(LEO.id)?.resolve()
    await until(async () => !visibleText(await comment(element, LEO.id)).includes('Approving'), 'the other')
    await press(first, 'OK')
    const second = await until(
      () => openModals(element).find(dialog => sentences(dialog).join() === 'Leo B: Nor that one.'),
      'the other to be told',
    )
    expect(first.isConnected).to.equal(false)
    expect(focused()?.textContent).to.equal('OK')
    expect(second.contains(focused())).to.equal(true)
    await press(second, 'OK')
    await allClosed()
  })

  it('leave the question about another one where it was', async () => {
    const element = await show({ board })
    const fails = hold(MODERATE, refusal(''), { status: 503 })
    await decide(element, MAYA.id)
    await decide(element, LEO.id, 'Delete Message')
    await modal(element, 'Delete comment')
    fails()
    await press(await modal(element, 'Comment not approved'), 'OK')
    await see(await modal(element, 'Delete comment'), 'The comment of Leo B will be deleted')
    takesAll()
    await press(await modal(element, 'Delete comment'), 'Delete Message')
    await allClosed()
    await until(() => decisions().at(-1)?.join() === '12,deleted', 'the deletion')
  })
})

describe('what is said of comments that were decided about', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('is heard again where it is the same, is read once, and goes after a while', async () => {
    const again = aComment({ id: 15 })
    const element = await show({ board: [aMessage({ comments: [MAYA, again] })] })
    takesAll()
    const text = 'The comment of Maya R is approved. The partner classroom sees it.'
    const spoken = () => all(element, '[role=status] > *').find(({ textContent }) => textContent === text)
    await decide(element, MAYA.id)
    const first = await until(spoken, 'what is said')
    await decide(element, again.id)
    await until(() => spoken() && spoken() !== first, 'the same to be said again')
    expect(visibleText(element).split(text)).to.have.length(2)
    await clock.tick(BOARD_SAID_MS)
    await seeNoMore(element, text)
  })
})

describe('whoever has gone on before a comment is decided', () => {
  afterEach(unmountAll)

  it('stays where they are', async () => {
    const element = await show({ board })
    const taken = hold(MODERATE, { success: true, data: { ...MAYA, status: 'deleted' } })
    await decide(element, MAYA.id, 'Delete Message')
    await press(await modal(element, 'Delete comment'), 'Delete Message')
    await allClosed()
    const create = await byRole(element, 'button', 'Create Message')
    create.focus()
    const told = nextEvent(element, 'cx-messages-changed')
    serverHas([aMessage({ comments: [LEO, ZOE] })])
    taken()
    await told
    await commentGone(element, MAYA.id)
    await says(element, 'The comment of Maya R is deleted.')
    expect(focused()?.textContent).to.equal('Create Message')
  })
})
