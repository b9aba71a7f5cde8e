import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answered } from '../../support/answer.ts'
import { fileRequests } from '../../support/file-requests.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { oneDay } from '../../support/one-day.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'

import {
  aFile,
  CREATE,
  choose,
  day,
  independent,
  longText,
  NAME,
  PICTURE,
  ready,
  SAVE,
  serves,
  shown,
  shownNew,
} from './an-editor.ts'

const value = async (element: Element, label: string) => (await field(element, label)).value

describe('<cx-task-editor>', () => {
  oneDay()
  fileRequests()
  afterEach(unmountAll)

  it('begins a task with the defaults', async () => {
    const element = await shownNew()
    await see(element, 'CREATE TASK')
    expect(await value(element, 'Category')).to.equal('independent_no_response')
    expect(await value(element, 'Response Type')).to.equal('1')
    expect(await value(element, 'Video Time Limit (seconds) *')).to.equal('120')
    await fill(element, 'Category', 'independent_peer_response')
    expect(await value(element, 'Number of Responses *')).to.equal('3')
  })

  it('creates a task with what is filled in, and says so', async () => {
    const element = await shownNew()
    await fill(element, NAME, ' Our river ')
    await fill(element, 'Topic', 'Water')
    await fill(element, 'Summary', 'What flows past us')
    choose(element, 'Choose a picture', aFile('boat.png', 'image/png'))
    await byRole(element, 'button', 'Choose another picture')
    await fill(element, 'New tag', 'rivers')
    await press(element, 'Add tag')
    await fill(element, 'Category', 'independent_peer_response')
    await fill(element, 'Number of Responses *', '5')
    await fill(element, 'Create Due Date', day(3))
    await fill(element, 'Response Due Date', day(8))
    await press(element, 'Add link')
    await fill(element, 'Title', 'A map')
    await fill(element, 'Web address', 'http://maps.example.org/')
    const saved = nextEvent(element, 'cx-task-saved')
    await press(element, 'Save Task')
    await see(await modal(element, 'SUCCESS'), 'Success!')
    expect((await saved).detail).to.deep.equal({ classroomId: 7, taskId: 31 })
    const [call] = answered(CREATE)
    expect(call?.headers.get('idempotency-key')).to.be.a('string')
    expect(call?.body).to.deep.equal({
      task_name: 'Our river',
      topic: 'Water',
      summary: 'What flows past us',
      task_thumbnail: `/files/${PICTURE}?expires=2`,
      tags: [{ name: 'rivers' }],
      task_category: 'independent_peer_response',
      response_type: 1,
      video_time_limit: 120,
      number_responses: 5,
      due_date: day(3),
      response_due_date: day(8),
      create_prompt: '',
      respond_prompt: '',
      teacher_instructions: '',
      can_do_statement: '',
      essential_question: '',
      description: '',
      teacher_description: '',
      links: [{ label: 'A map', url: 'http://maps.example.org/' }],
      materials: [],
    })
    const closed = nextEvent(element, 'cx-task-editor-closed')
    const path = nextPath(element)
    await press(element, 'OK')
    expect((await closed).detail).to.deep.equal({ classroomId: 7 })
    expect(await path).to.equal('/classroom/7?tab=tasks')
  })

  it('edits a task from the version that was read, and leaves out what it does not ask for', async () => {
    const element = await shown({
      task: {
        response_type: 2,
        summary: 'In short',
        essential_question: '<p>Where does it flow?</p>',
      },
    })
    await longText(element, 'Notes for Teachers')
    await see(element, 'EDIT TASK')
    expect(await value(element, NAME)).to.equal('Our river')
    expect((await longText(element, 'Student Prompt')).textContent).to.equal('Show us your river.')
    expect(visibleText(element)).not.to.include('Video Time Limit')
    await fill(element, NAME, 'Our lake')
    await press(element, 'Save Task')
    await modal(element, 'SUCCESS')
    const body = answered(SAVE)[0]?.body
    expect(body).to.include({ task_name: 'Our lake', version: 3, video_time_limit: null })
    expect(body).to.include({ summary: 'In short', essential_question: '<p>Where does it flow?</p>' })
    expect(body).not.to.have.any.keys('respond_prompt', 'media')
    await press(element, 'OK')
    await allClosed()
  })

  it('stays open where the page takes care of what follows', async () => {
    const element = await shown()
    element.addEventListener('cx-task-editor-closed', event => event.preventDefault())
    let asked = false
    element.addEventListener('cx-navigate', () => {
      asked = true
    })
    const closed = nextEvent(element, 'cx-task-editor-closed')
    await press(element, 'Cancel')
    await closed
    expect(asked).to.equal(false)
  })

  it('asks independent teachers for neither tags nor instructions, and offers them two categories', async () => {
    const element = await shownNew({ user: independent })
    const category = (await field(element, 'Category')) as unknown as HTMLSelectElement
    expect([...category.options].map(({ text }) => text)).to.deep.equal([
      'No Peer Responses',
      'Allow Peer Responses',
    ])
    expect(visibleText(element)).not.to.include('Tags')
    expect(visibleText(element)).not.to.include('Teacher Instructions')
    await fill(element, NAME, 'Our river')
    await press(element, 'Save Task')
    await modal(element, 'SUCCESS')
    const body = answered(CREATE)[0]?.body
    expect(body?.task_thumbnail).to.equal(null)
    expect(body).not.to.have.any.keys('tags', 'teacher_instructions')
    await press(element, 'OK')
  })

  it('offers the category that a task of a course has, which nobody chooses anew', async () => {
    const element = await shown({ task: { task_category: 'exchange', number_responses: 2 } })
    const category = (await field(element, 'Category')) as unknown as HTMLSelectElement
    expect([...category.options].map(({ text }) => text)).to.deep.equal([
      'Exchange',
      'No Peer Responses',
      'Allow Peer Responses',
      'Activity',
      'Reflection',
      'Introduction',
    ])
    await longText(element, 'Response Prompt')
    expect(await value(element, 'Number of Responses *')).to.equal('2')
  })

  it('fits from 320 to 1280 px, with names as long as they may be', async () => {
    serves({ task: { task_name: 'unbreakable'.repeat(23), tags: [{ name: 'x'.repeat(30) }] } })
    await expectToFit('cx-task-editor', ready, 'classroom-id="7" task-id="12"')
  })

  it('is accessible', async () => {
    serves({ task: { links: [{ label: 'A map', url: 'http://maps.example.org/' }] } })
    await expectAccessibleLooks('cx-task-editor', ready, 'classroom-id="7" task-id="12"')
  })

  it('is filled in and saved by the keyboard alone', async () => {
    const element = await shownNew({ user: independent })
    const preview = await byRole(element, 'button', 'Preview')
    preview.focus()
    await sendKeys({ press: 'Enter' })
    await modal(element, 'As students will see it')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    await hasFocus(preview)
    await sendKeys({ press: 'Tab' })
    await hasFocus(await field(element, NAME))
    await sendKeys({ type: 'Our river' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'Water' })
    await sendKeys({ press: 'Enter' })
    await modal(element, 'SUCCESS')
    expect(answered(CREATE)[0]?.body).to.include({ task_name: 'Our river', topic: 'Water' })
    await sendKeys({ press: 'Enter' })
    await allClosed()
  })
})
