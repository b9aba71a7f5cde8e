import { expect } from '@open-wc/testing'
import { fakeClock } from '../../support/clock.ts'
import { focused } from '../../support/modals.ts'
import { byRole, mount, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, aMessage, comment, HOLIDAY, RIVER, serverHas, show, shows, TOM, TWO } from './a-board.ts'

const led = (element: Element) => all(element, '[data-led]')

const isInSight = (place: Element) => {
  const { top, bottom } = place.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** So many that the last ones are far below. */
const MANY = Array.from({ length: 30 }, (_, index) =>
  aMessage({ id: 100 + index, message_title: `${index}` }),
)

describe('a link to a comment', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('unfolds and marks it, brings it in sight, and gives it the focus', async () => {
    const element = await show({ board: [...MANY, ...TWO], attributes: `comment-id="${TOM.id}"` })
    const place = await comment(element, TOM.id)
    await until(() => isInSight(place), 'the comment in sight')
    expect(led(element)).to.deep.equal([place])
    expect(focused()).to.equal(place)
  })

  it('moves nobody again when the board is read anew, or folded and unfolded', async () => {
    const element = await show({ board: [...MANY, ...TWO], attributes: `comment-id="${TOM.id}"` })
    await comment(element, TOM.id)
    scrollTo(0, 0)
    const create = await byRole(element, 'button', 'Create Message')
    create.focus()
    serverHas([aMessage({ id: 3, message_title: 'New!' }), ...MANY, ...TWO])
    await clock.tick(15_000)
    await see(element, 'New!')
    expect(scrollY).to.equal(0)
    expect(focused()).to.equal(create)
    await press(element, '1 comment')
    expect(all(element, `[data-comment="${TOM.id}"]`)).to.have.length(0)
    await press(element, '1 comment')
    await comment(element, TOM.id)
    expect(focused()?.textContent).to.include('1 comment')
  })

  it('leads whoever is there already, out of a filter', async () => {
    const element = await show()
    ;(await byRole(element, 'radio', 'Unapprove')).click()
    await shows(element, 'Our river')
    element.commentId = TOM.id
    const place = await comment(element, TOM.id)
    expect(led(element)).to.deep.equal([place])
    await until(() => isInSight(place), 'the comment in sight')
    expect(focused()?.getAttribute('data-comment')).to.equal(String(TOM.id))
    expect(visibleText(element)).not.to.include('not there any more')
    expect(all<HTMLInputElement>(element, 'input[value=all]')[0]?.checked).to.equal(true)
  })

  it('leaves the focus with whoever works elsewhere on the page', async () => {
    const field = mount<HTMLInputElement>('<input aria-label="Elsewhere">')
    field.focus()
    const element = await show({ attributes: `comment-id="${TOM.id}"` })
    await comment(element, TOM.id)
    expect(led(element)).to.have.length(1)
    expect(document.activeElement).to.equal(field)
  })

  it('says that it is not there any more', async () => {
    const element = await show({ attributes: 'comment-id="99"' })
    await see(element, 'The comment that you were led to is not there any more.')
    expect(led(element)).to.have.length(0)
    await press(element, 'Dismiss')
    await seeNoMore(element, 'not there any more')
  })

  it('says nothing of a comment that goes after it was seen', async () => {
    const element = await show({ attributes: `comment-id="${TOM.id}"` })
    await comment(element, TOM.id)
    serverHas([RIVER, { ...HOLIDAY, comments: [] }])
    await clock.tick(15_000)
    await see(element, 'No comments yet')
    await seeNoMore(element, 'not there any more')
  })
})

describe('a link to a message', () => {
  afterEach(unmountAll)

  it('marks it and brings it in sight', async () => {
    const element = await show({ board: [...MANY, ...TWO], attributes: `message-id="${HOLIDAY.id}"` })
    const place = await until(() => led(element)[0], 'the message')
    expect(place.getAttribute('data-message')).to.equal(String(HOLIDAY.id))
    await until(() => isInSight(place), 'the message in sight')
    expect(focused()).to.equal(place)
  })

  it('says that it is not there any more', async () => {
    const element = await show({ attributes: 'message-id="99"' })
    await see(element, 'The message that you were led to is not there any more.')
  })
})
