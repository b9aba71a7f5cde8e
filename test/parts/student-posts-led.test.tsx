import { expect } from '@open-wc/testing'
import { answer } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { focused, hasFocus } from '../support/modals.ts'
import { byRole, field, mount, press, see, seeNoMore, unmountAll, visibleText } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'
import { aPost, profile, serves, VIDEOS } from './student-profile-stage.tsx'

const GONE = 'This post is not there any more.'
const river = aPost()
const street = aPost({ id: 32, task_name: 'My street' })

/** Opens the profile of a student whose `videos` are there, by a notification of one of them. */
function ledTo(postId: number, videos = [river, street]) {
  serves({ videos })
  return profile({ first: { kind: 'videos', postId } }).host
}

describe('a post that a notification leads to', () => {
  const clock = fakeClock()
  afterEach(clear)
  afterEach(unmountAll)

  it('has the focus at its card, and is led to once', async () => {
    const host = ledTo(32)
    await until(() => focused()?.matches('article[data-post="32"]'), 'the focus at the card')
    expect(visibleText(host)).not.to.include(GONE)
    await press(host, 'RESPONSES')
    await see(host, 'We have a river, too.')
    await press(host, 'TASK VIDEOS')
    await see(host, 'My street')
    await hasFocus(await byRole(host, 'tab', 'TASK VIDEOS'))
  })

  it('leaves the focus with somebody who is at work elsewhere on the page', async () => {
    const place = mount('<p><label>Notes <input /></label></p>')
    const notes = await field(place, 'Notes')
    notes.focus()
    const host = ledTo(32)
    await see(host, 'My street')
    expect(focused()).to.equal(notes)
  })

  it('has the focus where the page has given it to what is around', async () => {
    const host = ledTo(32)
    const around = mount('<main tabindex="-1"></main>')
    around.append(host)
    around.focus()
    await until(() => focused()?.matches('article[data-post="32"]'), 'the focus at the card')
  })

  it('is said to be gone where it is not there any more, until that is dismissed', async () => {
    const host = ledTo(33)
    await see(host, GONE)
    await see(host, 'My street')
    await expect(host).to.be.accessible()
    await press(host, 'Dismiss')
    await seeNoMore(host, GONE)
    await clock.tick(15_000)
    await see(host, 'My street')
    expect(visibleText(host)).not.to.include(GONE)
  })

  it('is said to be gone where nothing else is there, and not where a teacher deletes it here', async () => {
    await see(ledTo(33, []), GONE)
    clear()
    // and shows at first what was there before
    const host = ledTo(31)
    await until(() => focused()?.matches('article[data-post="31"]'), 'the focus at the card')
    answer(VIDEOS, { success: true, data: [street] })
    await clock.tick(15_000)
    await seeNoMore(host, 'Our river')
    expect(visibleText(host)).not.to.include(GONE)
  })
})
