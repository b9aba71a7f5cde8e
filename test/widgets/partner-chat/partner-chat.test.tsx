import { expect } from '@open-wc/testing'
import { PARTNER_OF } from '../../support/a-partner.ts'
import { answer, refusal } from '../../support/answer.ts'
import { aChatMessage, CHAT, chatServer, ME, manyMessages } from '../../support/chat-server.ts'
import { fakeClock } from '../../support/clock.ts'
import { liveChat } from '../../support/live-chat.ts'
import { modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
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
import { showPage } from '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { CLASSROOM } from '../classroom/a-classroom.ts'
import { bubbles, endsWith, place, serverHas, show } from './a-partner-chat.ts'

const alone = { partner: null, partner_id: null, class_pairing: null }
const own = { from_teacher_id: ME }

describe('<cx-partner-chat>', () => {
  const live = liveChat()
  afterEach(unmountAll)

  it('asks to choose a classroom where none is named', async () => {
    signedIn()
    await see(mount('<cx-partner-chat></cx-partner-chat>'), 'Choose a classroom')
  })

  it('refuses a number that is none', async () => {
    await see(place('classroom-id="seven"'), 'The number of the classroom is not valid.')
  })

  it('says that there is no chat yet in a classroom without a partner', async () => {
    serverHas({ classroom: alone })
    const element = place()
    await see(element, 'No chat yet')
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/classroom/7?show_partner_search=true')
  })

  for (const [who, user, status, said] of [
    [
      'independent teachers',
      { user_type: { slug: 'independent-teacher' } },
      'active',
      'work with their own class',
    ],
    ['a classroom that has expired', {}, 'expired', 'has expired without a partner.'],
  ] as const)
    it(`promises no partner to ${who}`, async () => {
      serverHas({ classroom: { ...alone, status } })
      signedIn({ user: teacher(user) })
      const element = mount('<cx-partner-chat classroom-id="7"></cx-partner-chat>')
      await see(element, said)
      expect(visibleText(element)).not.to.match(/Find|As soon as/)
    })

  it('leads librarians to other libraries', async () => {
    serverHas({ classroom: alone })
    signedIn({ user: teacher({ user_type: { slug: 'teacher-librarian' } }) })
    const element = mount('<cx-partner-chat classroom-id="7"></cx-partner-chat>')
    const path = nextPath(element)
    await press(element, 'Find')
    expect(await path).to.equal('/library-connections')
  })

  it('reads out what comes, and not one’s own as it waits, a mark that changes, or what is older', async () => {
    const { server, element, log } = await show({ messages: manyMessages(60) })
    await until(() => log.getAttribute('aria-live') === 'polite', 'the log that is read out')
    expect(log.getAttribute('aria-relevant')).to.equal('additions')
    const heard: (string | null)[] = []
    const watch = new MutationObserver(() => heard.push(log.getAttribute('aria-live')))
    watch.observe(log, { childList: true, subtree: true })
    await press(element, 'Show older messages')
    await until(() => bubbles(element).length === 60, 'what was written before')
    expect(heard.slice(-1)).to.deep.equal(['off'])
    watch.disconnect()
    await until(() => log.getAttribute('aria-live') === 'polite', 'the log that is read out again')
    server.down()
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await see(element, 'Waiting to be sent')
    expect(log.querySelector('[data-waiting]')?.getAttribute('aria-live')).to.equal('off')
  })

  it('tells the page of a classroom that is not the teacher’s', async () => {
    serverHas()
    answer(CLASSROOM, refusal('No.', 10), { status: 403 })
    const element = place()
    const told = await nextEvent<{ error_code: number }>(element, 'cx-classroom-error')
    expect(told.detail.error_code).to.equal(10)
    await modal(element, 'Classroom Error')
  })

  it('shows who has written what, and when, where each of the two is', async () => {
    const element = (
      await show({
        messages: [
          aChatMessage(1, { message: 'Bonjour!', created_at: '2025-10-06T20:15:00.000Z' }),
          aChatMessage(2, { ...own, message: 'Hello!', created_at: '2025-10-07T08:05:00.000Z' }),
        ],
      })
    ).element
    await see(element, 'Chat with Camille D.')
    await see(element, 'Teacher assistants: Jonas Berg, Noé Petit')
    expect(bubbles(element)).to.deep.equal(['Bonjour!', 'Hello!'])
    // 20:15 UTC is 05:15 of the next day in Japan, and 08:05 is 17:05
    await see(element, '05:15 for Camille D.')
    await see(element, '17:05 for Camille D.')
    expect(visibleText(element)).to.match(/\d\d:\d\d \| 10\/0[67]\/2025/)
    const sides = [...(element.shadowRoot?.querySelectorAll('.message') ?? [])]
    expect(sides.map(each => each.getAttribute('data-own'))).to.deep.equal(['false', 'true'])
  })

  it('begins no line below a message with a dot, where its times need several', async () => {
    const { element } = await show({ messages: [aChatMessage(1), aChatMessage(2, own)] })
    element.style.width = '200px'
    await see(element, 'for Camille D.')
    const feet = [...(element.shadowRoot?.querySelectorAll('.foot') ?? [])]
    const [theirs, mine] = feet
    const last = theirs?.lastElementChild
    if (feet.length !== 2 || !theirs || !mine || !last) throw new Error('there is nothing below the messages')
    expect(last.getBoundingClientRect().left).to.equal(theirs.getBoundingClientRect().left)
    // it is before what begins the line, and out of the box; of one's own, after what ends it
    expect(getComputedStyle(last, '::before').content).to.equal('"·"')
    expect(getComputedStyle(last, '::before').position).to.equal('absolute')
    expect(Number.parseFloat(getComputedStyle(last, '::before').marginLeft)).to.be.below(0)
    expect(getComputedStyle(mine.children[0] ?? mine, '::after').position).to.equal('absolute')
    expect(Number.parseFloat(getComputedStyle(mine.children[0] ?? mine, '::after').marginLeft)).to.be.above(0)
    expect(getComputedStyle(mine.children[1] ?? mine, '::before').content).to.equal('none')
    for (const foot of feet) expect(getComputedStyle(foot).overflowX).to.equal('clip')
  })

  it('says nothing of another time where it is not known, or does not come', async () => {
    serverHas({ messages: [aChatMessage(1)] })
    answer(PARTNER_OF, refusal('No.'), { status: 500 })
    const element = place()
    await endsWith(element, 'Message 1')
    expect(visibleText(element)).not.to.include('for Camille D.')
  })

  describe('on the sixth of October', () => {
    fakeClock()
    it('has a line for each day', async () => {
      const day = (number: number, created_at: string) => aChatMessage(number, { created_at })
      const { element } = await show({
        messages: [
          day(1, '2025-10-03T12:00:00.000Z'),
          day(2, '2025-10-03T12:05:00.000Z'),
          day(3, '2025-10-05T08:00:00.000Z'),
          day(4, '2025-10-06T08:00:00.000Z'),
        ],
      })
      await endsWith(element, 'Message 4')
      // what another test has left looks at the clock anew
      showPage()
      await see(element, 'Today')
      const days = [...(element.shadowRoot?.querySelectorAll('.day') ?? [])].map(each => each.textContent)
      expect(days).to.deep.equal(['10/3/2025', 'Yesterday', 'Today'])
    })
  })

  it('shows hostile text as text', async () => {
    const hostile = [
      '<img src=x onerror="document.title=1"><b>bold</b>',
      '\u202Eevil\u202C and \u2067more',
      `${'a'.repeat(1_000)}`,
    ]
    const { element, log } = await show({
      messages: hostile.map((message, index) => aChatMessage(index + 1, { message })),
    })
    await until(() => bubbles(element).length === 3, 'the messages')
    expect(bubbles(element)).to.deep.equal(hostile)
    expect(log.querySelectorAll('.bubble :not(p)')).to.have.length(0)
    for (const text of log.querySelectorAll('.bubble p')) expect(text.getAttribute('dir')).to.equal('auto')
    expect(log.scrollWidth).to.be.at.most(log.clientWidth)
  })

  it('shows files: pictures are seen, others are links, each in a tab of its own', async () => {
    const { element } = await show({
      messages: [
        aChatMessage(1, {
          message: '',
          attachment: { file: 'a.pdf', label: 'Plan.pdf', type: 'pdf', url: '/files/a.pdf?expires=2' },
        }),
      ],
    })
    const link = await until(() => element.shadowRoot?.querySelector<HTMLAnchorElement>('a.file'), 'the file')
    expect(link.textContent).to.include('Plan.pdf')
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
    expect(new URL(link.href).pathname).to.equal('/files/a.pdf')
  })

  it('says who is there, and how messages come', async () => {
    const { element } = await show()
    live.tell(heard => heard.open(true))
    await see(element, 'Camille D. is not in the chat')
    live.tell(heard => heard.presence([7, 9]))
    await see(element, 'Camille D. is in the chat')
    live.tell(heard => heard.open(false))
    await see(element, 'There is no live connection. New messages are looked for every 5 seconds.')
  })

  it('shows a message as it comes, and that one’s own was read', async () => {
    const { server, element } = await show({ messages: [aChatMessage(1, { ...own, status: 'sent' })] })
    await see(element, 'Sent')
    live.tell(heard => heard.message(server.says('Bonjour!')))
    await endsWith(element, 'Bonjour!')
    live.tell(heard => heard.read(101, 1))
    await see(element, 'Read')
  })

  it('can be read, and no longer written, once the exchange has expired', async () => {
    const { element } = await show({ messages: [aChatMessage(1)], classroom: { status: 'expired' } })
    await see(
      element,
      'This classroom exchange has expired. Its messages can be read, and no longer written.',
    )
    await endsWith(element, 'Message 1')
    expect(visibleText(element)).not.to.include('Send')
  })

  it('cannot be written to somebody whose account is not active', async () => {
    const partner = { id: 9, full_name: 'Camille Durand', avatar: null, is_there: false }
    const { element } = await show({ messages: [aChatMessage(1)], page: { partner } })
    await see(element, 'The account of Camille D. is not active any more')
  })

  it('says that it has ended with the pairing', async () => {
    const { element } = await show({ messages: [aChatMessage(1)] })
    answer(CHAT, refusal('This classroom has no global partner to chat with.', 130), { status: 404 })
    live.tell(heard => heard.ended())
    await see(element, 'The chat has ended')
    await seeNoMore(element, 'Send')
  })

  it('follows its attribute to another classroom', async () => {
    const { element } = await show({ messages: [aChatMessage(1)] })
    await endsWith(element, 'Message 1')
    chatServer([aChatMessage(1, { message: 'Another class' })], { class_pairing_id: 5 })
    element.setAttribute('classroom-id', '8')
    await endsWith(element, 'Another class')
    expect((await field(element, 'Message')).value).to.equal('')
  })

  for (const scheme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      it(`is accessible (${brand}, ${scheme})`, async () => {
        serverHas({
          messages: [
            aChatMessage(1, {
              attachment: { file: 'a.pdf', label: 'Plan.pdf', type: 'pdf', url: '/files/a.pdf' },
            }),
            aChatMessage(2, { ...own, status: 'sent' }),
            aChatMessage(3, { status: 'sent' }),
          ],
        })
        const element = place(`classroom-id="7" brand="${brand}" theme="${scheme}"`)
        await endsWith(element, 'Message 3')
        await expect(element).to.be.accessible()
      })
    }
  }
})
