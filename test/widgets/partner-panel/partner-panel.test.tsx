import { expect } from '@open-wc/testing'
import { partners } from '../../../src/core/messages/partners.ts'
import { aPartner, PARTNER_OF } from '../../support/a-partner.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { focused, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'
import { serverHas } from '../partner-chat/a-partner-chat.ts'
import { type PanelElement, place, show } from './a-panel.ts'

const alone = { partner: null, partner_id: null, class_pairing: null }

describe('<cx-partner-panel>', () => {
  afterEach(unmountAll)

  it('asks to choose a classroom where none is named', async () => {
    signedIn()
    await see(mount('<cx-partner-panel></cx-partner-panel>'), 'Choose a classroom')
  })

  it('says where the partner is, and what time it is there', async () => {
    const { element } = await show()
    await see(element, 'Collège Lumière')
    await see(element, 'Kyoto, Japan')
    await see(element, /Your time \d\d:\d\d/)
    await see(element, /Camille's time \d\d:\d\d \(Tokyo\)/)
    expect(visibleText(element)).not.to.include('Durand')
  })

  it('says their school once, and keeps long names inside', async () => {
    const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
    const { classrooms } = aPartner()
    const { element } = await show({
      partner: { classrooms: classrooms.map(classroom => ({ ...classroom, name: LONG })) },
    })
    element.style.width = '320px'
    await press(element, 'See Details')
    await see(element, LONG)
    expect(visibleText(element).split('Collège Lumière')).to.have.length(2)
    const { right } = element.getBoundingClientRect()
    for (const item of element.shadowRoot?.querySelectorAll<HTMLElement>('.classrooms > li') ?? []) {
      expect(item.getBoundingClientRect().right).to.be.at.most(right)
      expect(item.scrollWidth).to.equal(item.clientWidth)
    }
  })

  it('says the state of somebody in the US, and no time where it is not known', async () => {
    const { element } = await show({
      partner: {
        city: 'Austin',
        state: { name: 'Texas' },
        country: { name: 'United States', iso: 'US' },
        time_zone: null,
      },
    })
    await see(element, 'Austin, Texas, United States')
    expect(visibleText(element)).not.to.include("Camille's time")
  })

  it('unfolds the details: About Me, languages and classrooms', async () => {
    const { element } = await show()
    expect(visibleText(element)).not.to.include('My class loves maps.')
    await press(element, 'See Details')
    for (const text of [
      'My class loves maps.',
      'Native Language French',
      'Letters from Lyon',
      'Learning Language English',
      'Level Intermediate',
      'Number of Students 21-30',
      '9/8/2025',
      'Teacher Assistants Noé Petit',
    ])
      await see(element, text)
    await press(element, 'Hide Details')
    await seeNoMore(element, 'My class loves maps.')
  })

  it('has the details unfolded where its attribute says so', async () => {
    const [classroom] = aPartner().classrooms
    const classrooms = classroom ? [{ ...classroom, students_number: 19 }] : []
    const { element } = await show({ partner: { classrooms } }, 'show-details')
    await see(element, 'My class loves maps.')
    await see(element, 'Hide Details')
    await see(element, 'Students 19')
  })

  it('promises no partner to independent teachers', async () => {
    serverHas({ classroom: alone })
    signedIn({ user: teacher({ user_type: { slug: 'independent-teacher' } }) })
    const element = mount<PanelElement>('<cx-partner-panel classroom-id="7"></cx-partner-panel>')
    await see(element, partners.notForIndependent)
    expect(visibleText(element)).not.to.include('Find')
  })

  it('is busy no longer once the chat is closed, though a message waits in it', async () => {
    const { element, server } = await show({}, 'open-chat')
    const busy: boolean[] = []
    element.addEventListener('cx-busy-changed', event =>
      busy.push((event as CustomEvent<{ busy: boolean }>).detail.busy),
    )
    await field(element, 'Message')
    server.down()
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await see(element, 'Waiting to be sent')
    await press(element, 'Close chat')
    await seeNoMore(element, 'Waiting to be sent')
    await until(() => busy.at(-1) === false, 'the end of the work')
    expect(busy[0]).to.equal(true)
  })

  it('says learning language and level of a world language alone', async () => {
    const [classroom] = aPartner().classrooms
    const subject = { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 }
    const { element } = await show({
      partner: { about_info: null, classrooms: classroom ? [{ ...classroom, subject }] : [] },
    })
    await press(element, 'See Details')
    await see(element, 'Nothing written yet.')
    await see(element, 'Arts and Sciences')
    expect(visibleText(element)).not.to.include('Learning Language')
    expect(visibleText(element)).not.to.include('Level')
  })

  it('shows hostile texts as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202Eevil'
    const { element } = await show({ partner: { about_info: hostile, city: hostile } })
    await press(element, 'See Details')
    await see(element, 'onerror=alert(1)')
    expect(element.shadowRoot?.querySelectorAll('img:not(.cx-flag)')).to.have.length(0)
  })

  it('leads to the message board', async () => {
    const { element } = await show()
    const path = nextPath(element)
    await press(element, 'Message Board')
    expect(await path).to.equal('/classroom/7?tab=message-board')
  })

  it('opens the chat in its place, and closes it', async () => {
    const { element } = await show()
    const opened = nextEvent(element, 'cx-partner-panel-shown')
    await press(element, 'Open chat')
    expect((await opened).detail).to.deep.equal({ openChat: true, path: '/classroom/7?open_chat=true' })
    await byRole(element, 'log', 'Messages')
    expect(element.openChat).to.equal(true)
    await hasFocus(await field(element, 'Message'))
    const closed = nextEvent(element, 'cx-partner-panel-shown')
    await press(element, 'Close chat')
    expect((await closed).detail).to.deep.equal({ openChat: false, path: '/classroom/7' })
    await seeNoMore(element, 'Chat with Camille D.')
  })

  it('has the chat open where its attribute says so, and leaves the focus where it is', async () => {
    const { element } = await show({}, 'open-chat')
    await field(element, 'Message')
    expect(focused()).to.equal(document.body)
  })

  it('has the way to a partner where there is none', async () => {
    serverHas({ classroom: alone })
    const element = place()
    await see(element, 'No global partner yet')
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/classroom/7?show_partner_search=true')
  })

  it('leads librarians to other libraries', async () => {
    serverHas({ classroom: alone })
    signedIn({ user: teacher({ user_type: { slug: 'teacher-librarian' } }) })
    const element = mount<PanelElement>('<cx-partner-panel classroom-id="7"></cx-partner-panel>')
    await see(element, 'No global partner yet')
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/library-connections')
  })

  it('looks for nobody once the exchange has expired', async () => {
    serverHas({ classroom: { ...alone, status: 'expired' } })
    const element = place()
    await see(element, 'This classroom exchange has expired without a partner.')
    expect(visibleText(element)).not.to.include('Find')
  })

  it('shows an outline while it loads', async () => {
    serverHas()
    const arrives = hold(CLASSROOM, { success: true, data: aClassroom() })
    const element = place()
    await see(element, 'Loading')
    arrives()
    await see(element, 'Camille D.')
  })

  it('says what went wrong, and tries again', async () => {
    serverHas()
    answer(PARTNER_OF, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Partner not loaded')
    await see(told, 'Information not found.')
    serverHas()
    await press(told, 'Retry')
    await see(element, 'Camille D.')
  })

  it('tells the page of a classroom that is not the teacher’s', async () => {
    serverHas()
    answer(CLASSROOM, refusal('No.', 10), { status: 403 })
    const element = place()
    const told = await nextEvent<{ error_code: number }>(element, 'cx-classroom-error')
    expect(told.detail.error_code).to.equal(10)
    await modal(element, 'Classroom Error')
  })

  for (const scheme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      it(`is accessible (${brand}, ${scheme})`, async () => {
        const { element } = await show({}, `brand="${brand}" theme="${scheme}"`)
        await press(element, 'See Details')
        await see(element, 'Letters from Lyon')
        await expect(element).to.be.accessible()
      })
    }
  }
})
