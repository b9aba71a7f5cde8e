import { expect } from '@open-wc/testing'
import type { ClassroomStatus } from '../../../src/contract/entities/classroom.ts'
import type { NavigateDetail } from '../../../src/element/types.ts'
import { settle } from '../../support/clock.ts'
import { heldTimers } from '../../support/held-timers.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { inView, show } from './a-classroom.ts'

describe('the header of a classroom', () => {
  const timers = heldTimers()
  afterEach(unmountAll)

  it('has the name, and the code with its copy button', async () => {
    const element = await show()
    expect(inView(element, 'h2', 'Letters to Lyon')).to.exist
    await byRole(element, 'button', 'Copy the classroom code QX7-KLM')
  })

  for (const width of [250, 180]) {
    it(`has the code in one piece in ${width} px`, async () => {
      const element = await show()
      element.style.width = `${width}px`
      const button = await byRole(element, 'button', 'Copy the classroom code QX7-KLM')
      const code = button.querySelector('bdi') as HTMLElement
      expect(code.textContent).to.equal('QX7-KLM')
      expect(code.getClientRects().length).to.equal(1)
      expect(code.getBoundingClientRect().height).to.be.lessThan(
        2 * Number.parseFloat(getComputedStyle(code).fontSize),
      )
      expect(button.getBoundingClientRect().right).to.be.at.most(element.getBoundingClientRect().right)
    })
  }

  it('leaves the name as it was written, where headings are in capitals', async () => {
    const element = await show()
    const name = inView(element, 'h2 bdi', 'Letters to Lyon')
    element.setAttribute('brand', 'players')
    const heading = inView(element, 'h3', 'General Information') as Element
    await until(() => getComputedStyle(heading).textTransform === 'uppercase', 'the other brand')
    expect(getComputedStyle(name as Element).textTransform).to.equal('none')
  })

  it('leads a librarian back to the library', async () => {
    const element = await show({ user: { user_type: { slug: 'teacher-librarian' } } })
    await byRole(element, 'link', 'My Library')
  })

  const statuses: [ClassroomStatus, string][] = [
    ['not_started', 'Not started'],
    ['active', 'Active'],
    ['concluded', 'Concluded'],
    ['expired', 'Expired'],
  ]
  for (const [status, shown] of statuses) {
    it(`says '${shown}' for ${status}`, async () => {
      expect(visibleText(await show({ classroom: { status } }))).to.include(shown)
    })
  }

  it("says 'Copied!' for a second when the code is copied", async () => {
    const element = await show()
    const copied: string[] = []
    const write = navigator.clipboard.writeText
    navigator.clipboard.writeText = async text => {
      copied.push(text)
    }
    try {
      await press(element, 'Copy the classroom code QX7-KLM')
      await see(element, 'Copied!')
      expect(copied).to.deep.equal(['QX7-KLM'])
      timers.pass(999)
      await settle()
      await see(element, 'Copied!')
      timers.pass(1)
      await seeNoMore(element, 'Copied!')
    } finally {
      navigator.clipboard.writeText = write
    }
  })

  it('leads to the teacher guide in a new tab that knows nothing of this one', async () => {
    const element = await show()
    const guide = await byRole(element, 'link', 'Teacher Guide (opens in a new tab)')
    expect(guide.getAttribute('href')).to.equal('https://guides.example.org/a-day.pdf')
    expect(guide.getAttribute('target')).to.equal('_blank')
    expect(guide.getAttribute('rel')).to.include('noopener')
  })

  it('has no teacher guide where the course has none', async () => {
    const course = { id: 4, name: 'A Day in My Life', course_guide_link: null }
    expect(visibleText(await show({ classroom: { course } }))).not.to.include('Teacher Guide')
  })

  it('leads back to My Classrooms', async () => {
    const element = await show()
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const navigated = nextEvent<NavigateDetail>(element, 'cx-navigate')
    await press(element, 'My Classrooms')
    expect((await navigated).detail).to.deep.equal({ route: 'classrooms', params: {}, path: '/' })
  })
})
