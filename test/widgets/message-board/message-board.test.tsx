import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { answer, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, modal } from '../../support/modals.ts'
import {
  byRole,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM } from '../classroom/a-classroom.ts'
import {
  aComment,
  all,
  aMessage,
  comment,
  LIST,
  MAYA,
  place,
  RIVER,
  serverHas,
  show,
  shows,
  TWO,
  titles,
} from './a-board.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)
const ATTACHED = {
  links: [{ label: 'Our school and its river', url: 'https://www.example.org/school' }],
  media: [{ label: 'Boat', url: '/files/boat.webp?expires=1', file: 'boat.webp' }],
}

describe('<cx-message-board>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = await show()
    expect(titles(element)).to.deep.equal(['Our river', 'A holiday on Friday'])
    const [river, holiday] = all(element, '.message').map(visibleText)
    expect(river).to.include('Ada Moreno You 5/5/2026').and.include('3 comments')
    expect(river).to.include('2 comments wait for approval')
    expect(holiday).to.include('Camille Durand Partner classroom').and.include('1 comment')
    await see(element, '2 messages · 2 comments wait for approval')
    // what waits is in sight at once, what does not is folded
    await comment(element, MAYA.id)
    expect(all(element, '[data-comment="21"]')).to.have.length(0)
    await press(element, '1 comment')
    await comment(element, 21)
  })

  it('is accessible in both brands, light and dark', async () => {
    signedIn()
    serverHas([aMessage({ ...ATTACHED, comments: RIVER.comments }), ...TWO.slice(1)])
    await expectAccessibleLooks(
      'cx-message-board',
      element => comment(element, MAYA.id),
      'classroom-id="7" comment-id="11"',
    )
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    signedIn()
    serverHas([
      aMessage({
        message_title: LONG,
        message_text: LONG.repeat(3),
        links: [{ label: LONG, url: 'https://www.example.org/' }],
        comments: [
          aComment({ message_text: LONG.repeat(2), user: { ...MAYA.user, first_name: LONG.slice(0, 25) } }),
        ],
      }),
    ])
    await expectToFit('cx-message-board', element => comment(element, MAYA.id), 'classroom-id="7"')
  }).timeout(90_000)

  it('shows the sign-in until somebody is signed in', async () => {
    const element = mount('<cx-message-board classroom-id="7"></cx-message-board>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    serverHas(TWO)
    signedIn()
    await see(element, 'Our river')
  })

  it('asks to choose a classroom, and says that something else is none', async () => {
    signedIn()
    await see(mount('<cx-message-board></cx-message-board>'), 'Choose a classroom')
    await see(mount('<cx-message-board classroom-id="two"></cx-message-board>'), 'This is not a classroom')
  })

  it('shows another classroom as soon as the page asks for it', async () => {
    const element = await show()
    serverHas([aMessage({ message_title: 'Elsewhere' })])
    element.setAttribute('classroom-id', '8')
    await shows(element, 'Elsewhere')
  })

  it('says that it loads, and shows the messages when they are there', async () => {
    serverHas([])
    const comes = hold(LIST, { success: true, data: TWO })
    const element = place()
    await see(element, 'Loading')
    comes()
    await see(element, 'Our river')
    await seeNoMore(element, 'Loading')
  })

  it('says that the board did not come, and asks again', async () => {
    serverHas([])
    answer(LIST, refusal(''), { status: 500 })
    const element = place()
    const told = await modal(element, 'Message Board')
    await see(told, 'Error trying to get messages.')
    answer(LIST, { success: true, data: TWO })
    await press(told, 'Retry')
    await see(element, 'Our river')
    await allClosed()
  })

  it('tells the page that the classroom is not of this teacher', async () => {
    serverHas([])
    answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    answer(LIST, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place()
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await modal(element, 'Classroom Error')
  })

  it('says what to do where nothing is posted yet', async () => {
    const element = await show({ board: [] })
    await press(element, 'Create Message')
    await modal(element, 'Create Message')
  })

  it('posts and moderates nothing once the exchange has expired, and says so', async () => {
    const element = await show({ classroom: { status: 'expired' } })
    await see(element, 'This classroom exchange has expired.')
    const off = [
      await byRole(element, 'button', 'Create Message'),
      ...all(element, '[data-comment="11"] button'),
    ]
    expect(off).to.have.length(3)
    for (const control of off) {
      expect(control.matches(':disabled')).to.equal(true)
      const [why = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
      expect(element.shadowRoot?.getElementById(why)?.textContent).to.include('has expired')
    }
  })
})

describe('a message', () => {
  afterEach(unmountAll)

  it('shows its first 400 characters, and the rest with SHOW MORE', async () => {
    const [short, long] = [`${'a'.repeat(399)}😀`, `${'b'.repeat(399)}😀c`]
    const element = await show({
      board: [aMessage({ message_text: short }), aMessage({ id: 2, message_text: long })],
    })
    await see(element, short)
    await see(element, `${'b'.repeat(399)}😀…`)
    await press(element, 'SHOW MORE')
    await see(element, long)
    await press(element, 'SHOW LESS')
    await seeNoMore(element, long)
    expect(all(element, '.said button')).to.have.length(1)
  })

  it('leads to its links and files in a tab of their own, and to nothing dangerous', async () => {
    const bad = ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>']
    const links = [...ATTACHED.links, ...bad.map(url => ({ label: 'Bad', url }))]
    const element = await show({ board: [aMessage({ ...ATTACHED, links })] })
    const shown = all<HTMLAnchorElement>(element, '.attached a')
    expect(shown.map(({ href }) => new URL(href).pathname)).to.deep.equal(['/school', '/files/boat.webp'])
    for (const { target, rel } of shown)
      expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
    // cut after 20 letters, with all of it for who hears it
    expect(visibleText(shown[0] as Element)).to.include('Our school and its r…')
    await byRole(element, 'link', 'Our school and its river (opens in a new tab)')
    expect(all(element, '.attached li').filter(item => visibleText(item) === 'Bad')).to.have.length(2)
  })

  it('shows what is written as it is written', async () => {
    const html = '<img src=x onerror="window.hurt = true"><b>bold</b>'
    const named = aComment({ message_text: html, user: { ...MAYA.user, first_name: html } })
    const element = await show({
      board: [aMessage({ message_title: html, message_text: html, comments: [named] })],
    })
    await see(element, html)
    expect(all(element, 'img, .said b')).to.have.length(0)
  })

  it('names a group of the partner without an approved name', async () => {
    const nameless = aComment({
      ...{ user: { ...MAYA.user, first_name: '', last_initial: '' } },
      ...{ is_own: false, status: 'approved' },
    })
    const element = await show({ board: [aMessage({ comments: [nameless] })] })
    await press(element, '1 comment')
    await see(element, 'A partner group')
  })
})
