import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { allClosed, modal, openModals, sentences } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, press, see, seeNoMore, tick, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { ACTIONS, place, serverHas } from './a-classroom.ts'
import { anItem, findTick, isTicked, showDashboard, someItems } from './a-dashboard.ts'

const UPDATE = 'PUT /api/teacher/actions/{id}'
describe('action items', () => {
  afterEach(unmountAll)

  it('are the pending ones at first, and the others by the filter, without another call', async () => {
    const element = await showDashboard()
    await see(element, 'Say hello')
    expect(visibleText(element)).to.include('3 action items pending').and.not.to.include('Set a date')
    expect(answered(ACTIONS)[0]?.query).to.deep.equal({ status: 'all', classroom_id: '7' })
    const calls = answered(ACTIONS).length
    await tick(element, 'Completed')
    await see(element, 'Set a date')
    await seeNoMore(element, 'Say hello')
    await tick(element, 'All')
    await see(element, 'Say hello')
    expect(visibleText(element)).to.include('Set a date')
    expect(answered(ACTIONS).length).to.equal(calls)
  })

  it('are done as soon as they are ticked, and stay in sight until another filter is chosen', async () => {
    const element = await showDashboard()
    await see(element, 'Say hello')
    const arrives = hold(UPDATE, { success: true, data: anItem({ completed: true }) })
    findTick(element, /Say hello/)?.click()
    await see(element, '2 action items pending')
    await until(() => answered(UPDATE).length === 1, 'the call')
    expect(await isTicked(element, /Say hello/)).to.equal(true)
    expect(answered(UPDATE).map(({ params, body }) => ({ params, body }))).to.deep.equal([
      { params: { id: 1 }, body: { completed: true } },
    ])
    answer(ACTIONS, {
      success: true,
      data: someItems().map(item => ({ ...item, completed: item.completed || item.id === 1 })),
    })
    const before = answered(ACTIONS).length
    arrives()
    await until(() => answered(ACTIONS).length > before, 'the new list')
    expect(await isTicked(element, /Say hello/)).to.equal(true)
    await tick(element, 'All')
    await tick(element, 'Pending')
    await seeNoMore(element, 'Say hello')
  })

  it('stay as they are once the exchange has expired', async () => {
    const element = await showDashboard({ classroom: { status: 'expired' } })
    await see(element, 'Say hello')
    expect(findTick(element, /Say hello/)?.disabled).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('are as they were when the server refuses, and say why', async () => {
    const element = await showDashboard()
    await see(element, 'Say hello')
    answer(UPDATE, refusal('The service is not available right now.'), { status: 503 })
    findTick(element, /Say hello/)?.click()
    const told = await modal(element, 'Action Items')
    expect(sentences(told)).to.deep.equal(['The service is not available right now. Please try again.'])
    expect(await isTicked(element, /Say hello/)).to.equal(false)
    expect(visibleText(element)).to.include('3 action items pending')
    await press(told, 'OK')
    await allClosed()
    for (const [said, seen] of [
      ['', 'Error updating status'],
      ['Down. Please try again.', 'Down. Please try again.'],
    ] as const) {
      answer(UPDATE, refusal(said), { status: 500 })
      findTick(element, /Say hello/)?.click()
      const again = await modal(element, 'Action Items')
      expect(sentences(again)).to.deep.equal([seen])
      await press(again, 'OK')
      await allClosed()
    }
  })

  it('take the last word of whoever changes their mind meanwhile', async () => {
    const element = await showDashboard()
    await see(element, 'Say hello')
    const arrives = hold(UPDATE, { success: true, data: anItem() })
    findTick(element, /Say hello/)?.click()
    await until(() => answered(UPDATE).length === 1, 'the call')
    findTick(element, /Say hello/)?.click()
    arrives()
    await until(() => answered(UPDATE).length === 2, 'the second call')
    expect(answered(UPDATE).map(({ body }) => body.completed)).to.deep.equal([true, false])
    expect(await isTicked(element, /Say hello/)).to.equal(false)
  })

  it('lead to the task, to another site, or to a tab, by names of their own', async () => {
    const element = await showDashboard()
    await see(element, 'Say hello')
    const path = nextPath(element)
    await press(element, 'Open Say hello')
    expect(await path).to.equal('/classroom/7/1/task-detail')
    const link = await byRole(element, 'link', 'More info Read the guide (opens in a new tab)')
    expect(link.getAttribute('href')).to.equal('https://luv.example/guide')
    expect(link.getAttribute('target')).to.equal('_blank')
    await press(element, 'My Students Add your students')
    await see(element, 'No students yet')
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('My Students')
  })

  const ways: [what: string, item: Parameters<typeof anItem>[0], path: string | null][] = [
    ['a course', { action: { trigger: 'select_course' } }, '/classroom/7/choose-course'],
    [
      'the search for a partner',
      { action: { trigger: 'find_partner' } },
      '/classroom/7?show_partner_search=true',
    ],
    ['the chat', { action: { trigger: 'message_partner' } }, '/classroom/7?open_chat=true'],
    ['no script', { action: { more_info_link: 'javascript:alert(1)' } }, null],
    ['nothing that this release knows', { action: { trigger: 'toString' as never } }, null],
  ]
  for (const [what, item = {}, wanted] of ways) {
    it(`lead to ${what}`, async () => {
      const items = [anItem({ ...item, action: { is_task: false, task: 'The item', ...item.action } })]
      const element = await showDashboard({ items })
      await see(element, 'The item')
      const ways = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.action-way a') ?? [])]
      expect(ways).to.have.length(wanted ? 1 : 0)
      if (!wanted) return
      const path = nextPath(element)
      ways[0]?.click()
      expect(await path).to.equal(wanted)
    })
  }

  it('lead librarians to the other libraries, as Find beside them does', async () => {
    const user = { user_type: { slug: 'teacher-librarian' as const } }
    const items = [anItem({ action: { is_task: false, task: 'A partner', trigger: 'find_partner' } })]
    const element = await showDashboard({ user, items, classroom: { partner: null } })
    await see(element, 'A partner')
    const path = nextPath(element)
    await press(element, 'Find A partner')
    expect(await path).to.equal('/library-connections')
  })

  it("are called as the students' task where they should be, and tell of a video that waits", async () => {
    const items = [
      anItem({
        class_task: { id: 5, task_name: 'Our town', is_hidden: false },
        action: { use_student_task_name: true },
        video_url: '/v.mp4',
      }),
    ]
    const element = await showDashboard({ items })
    await see(element, 'Our town')
    expect(visibleText(element)).to.include('New video of Camille D.').and.not.to.include('Say hello')
  })

  it('wait for no task that is hidden: it is among all of them, with its mark', async () => {
    const class_task = { id: 5, task_name: 'Our town', is_hidden: true }
    const items = [anItem(), anItem({ id: 2, class_task, action: { use_student_task_name: true } })]
    const element = await showDashboard({ items })
    await see(element, 'Say hello')
    expect(visibleText(element)).to.include('1 action item pending').and.not.to.include('Our town')
    await tick(element, 'All')
    await see(element, /Our town.*Hidden task/)
    await expect(element).to.be.accessible()
  })

  for (const [what, items, text] of [
    ['nothing at all', [], 'There are no action items yet.'],
    ['nothing pending', [anItem({ completed: true })], 'All done.'],
  ] as const) {
    it(`say so where there is ${what}`, async () => {
      const element = await showDashboard({ items: [...items] })
      await see(element, text)
      await expect(element).to.be.accessible()
    })
  }

  it('say in a modal that they could not be loaded, and come at Retry', async () => {
    signedIn()
    serverHas()
    answer(ACTIONS, refusal('Out of order.'), { status: 500 })
    const element = place(undefined, 1100)
    const told = await modal(element, 'Action Items')
    expect(sentences(told)).to.deep.equal(['Out of order. Please try again.'])
    await expect(told).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    await see(element, 'Error get actions')
    await expect(element).to.be.accessible()

    answer(ACTIONS, refusal(''), { status: 500 })
    await press(element, 'Retry')
    const again = await modal(element, 'Action Items')
    expect(sentences(again)).to.deep.equal(['Error get actions'])
    answer(ACTIONS, { success: true, data: someItems() })
    await press(again, 'Retry')
    await see(element, 'Say hello')
    await allClosed()
  })

  it('are outlined while they load', async () => {
    signedIn()
    serverHas()
    const arrives = hold(ACTIONS, { success: true, data: someItems() })
    const element = place(undefined, 1100)
    await see(element, 'Action Items')
    await until(() => element.shadowRoot?.querySelector('.rows-outline'), 'the outline')
    await expect(element).to.be.accessible()
    arrives()
    await see(element, 'Say hello')
  })

  describe('in the background', () => {
    const clock = fakeClock()
    it('are told of once where they do not come, however often the list is asked for', async () => {
      signedIn()
      serverHas()
      answer(ACTIONS, refusal('Down.'), { status: 503 })
      const element = place('classroom-id="75"', 1100)
      await press(await modal(element, 'Action Items'), 'OK')
      await allClosed()
      const before = answered(ACTIONS).length
      await clock.tick(300_000)
      await clock.arrive(() => answered(ACTIONS).length > before + 1)
      expect(openModals()).to.deep.equal([])
    })

    it('stay when a list fails, which is said', async () => {
      const element = await showDashboard({ attributes: 'classroom-id="74"' })
      await see(element, 'Say hello')
      answer(ACTIONS, refusal('Down.'), { status: 503 })
      await clock.tick(15_000)
      await see(element, 'These figures may be out of date.')
      expect(visibleText(element)).to.include('Say hello')
    })
  })

  it('keep what is ticked reachable by its name', async () => {
    const element = await showDashboard()
    expect((await field(element, 'Say hello Record a greeting for your partner.')).checked).to.equal(false)
  })
})
