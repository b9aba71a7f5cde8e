import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { focused, modal } from '../support/modals.ts'
import { field, fill, press, see, seeNoMore, tick } from '../support/page.ts'
import { ALL, choose, keeps, shown } from '../support/posts-together-stage.tsx'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'
import { aText, profile, RESPONSES, serves, VIDEOS } from './student-profile-stage.tsx'

const CHANGE_RESPONSES = 'PUT /api/teacher/classrooms/{id}/students/{student_id}/responses'

describe('task videos of a student, by their status', () => {
  const clock = fakeClock()
  afterEach(clear)

  it('are filtered by status, of which nothing is selected then', async () => {
    keeps(ALL)
    const { host } = await shown()
    await tick(host, 'Select all')
    await fill(host, 'Filter by status', 'approved')
    await seeNoMore(host, 'Our river')
    await see(host, 'None selected')
    expect(answered(VIDEOS).at(-1)?.query).to.deep.equal({ filter_by: 'approved' })
    await fill(host, 'Filter by status', '')
    await see(host, 'Our river')
    await see(host, 'None selected')
  })

  it('leave the filtered list when they are changed, with the focus in what is left', async () => {
    keeps(ALL)
    const { host } = await shown()
    await fill(host, 'Filter by status', 'approved')
    await seeNoMore(host, 'Our river')
    await tick(host, 'Select ‘My street’')
    await choose(host, 'Block')
    await press(await modal(host, 'Block'), 'Block')
    await seeNoMore(host, 'My street’ Approved')
    await until(() => focused()?.querySelector('h3')?.textContent === 'My school', 'the focus')
  })

  it('say where a filter leaves none, and lead back to all', async () => {
    keeps(ALL)
    const { host } = await shown()
    await fill(host, 'Filter by status', 'blocked')
    await see(host, 'Nothing here is ‘Blocked’.')
    await expect(host).to.be.accessible()
    await press(host, 'Show all')
    await see(host, 'Our river')
    expect((await field(host, 'Filter by status')).value).to.equal('')
  })

  it('stay in sight while another filter is on its way, and where its answer fails say why', async () => {
    keeps(ALL)
    const { host } = await shown()
    answer(VIDEOS, refusal('Service Error, Please try again'), { status: 500 })
    await fill(host, 'Filter by status', 'blocked')
    await see(await modal(host, 'Error get submissions, Please try again.'), 'Service Error')
    keeps(ALL)
    await press(host, 'Retry')
    await see(host, 'Nothing here is ‘Blocked’.')
  })

  it('keep their selection while the list is asked for anew', async () => {
    keeps(ALL)
    const { host } = await shown()
    await tick(host, 'Select ‘My street’')
    const asked = answered(VIDEOS).length
    await clock.tick(15_000)
    await until(() => answered(VIDEOS).length > asked, 'the next question')
    await see(host, '1 selected')
  })
})

describe('several responses of a student', () => {
  afterEach(clear)

  it('are filtered and changed in the same way, by their own calls', async () => {
    const first = aText({ text: 'First.' })
    const second = aText({ id: 42, task_name: 'My street', text: 'Second.' })
    serves({ responses: [first, second] })
    answer(CHANGE_RESPONSES, { success: true, data: { change_id: 9, submissions: [] } })
    const { host } = profile()
    await press(host, 'RESPONSES')
    await see(host, 'Second.')
    await tick(host, 'Select all')
    await choose(host, 'Approve')
    await press(await modal(host, 'Approve'), 'Approve')
    await see(host, '2 posts are approved now.')
    expect(answered(CHANGE_RESPONSES)[0]?.body).to.deep.equal({
      action: 'approved',
      videos: [
        { id: 41, version: 1 },
        { id: 42, version: 1 },
      ],
    })
    answer(RESPONSES, { success: true, data: [] })
    await fill(host, 'Filter by status', 'pending')
    await see(host, 'Nothing here is ‘Submitted (Pending Review)’.')
    expect(answered(RESPONSES).at(-1)?.query).to.deep.equal({ filter_by: 'pending' })
  })
})
