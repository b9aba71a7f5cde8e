import { expect } from '@open-wc/testing'
import type { Task } from '../../../src/contract/entities/task.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { focused, hasFocus } from '../../support/modals.ts'
import { oneDay } from '../../support/one-day.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { toldAt } from '../../support/told-at.ts'
import { aFile, choose, day, FILES, longText, NAME, SAVE, shown, shownNew } from './an-editor.ts'

interface BadInput {
  label: string
  typed: string
  seen: string
  task?: Partial<Task>
}

const responds: Partial<Task> = { task_category: 'independent_peer_response', number_responses: 3 }
const LIMIT = 'Video Time Limit (seconds) *'
const COUNT = 'Number of Responses *'

const inputs: BadInput[] = [
  { label: NAME, typed: '', seen: 'Field required.' },
  { label: NAME, typed: '   ', seen: 'Field required.' },
  { label: NAME, typed: 'x'.repeat(255), seen: 'Field must have maximum 254 letters.' },
  { label: 'Topic', typed: 'x'.repeat(255), seen: 'Field must have maximum 254 letters.' },
  { label: LIMIT, typed: '', seen: 'Field required.' },
  { label: LIMIT, typed: '0', seen: 'Invalid Value must be greater than or equal to 1' },
  { label: LIMIT, typed: '301', seen: 'Invalid Value must be less than or equal to 300' },
  { label: LIMIT, typed: '3a', seen: 'Only numeric characters are allowed' },
  { label: LIMIT, typed: '1.5', seen: 'Only numeric characters are allowed' },
  { label: COUNT, typed: '0', seen: 'Invalid value must be greater than or equal to 1', task: responds },
  { label: COUNT, typed: '101', seen: 'Invalid value must be less than or equal to 100', task: responds },
  { label: COUNT, typed: '', seen: 'Field required.', task: responds },
  { label: 'Create Due Date', typed: day(-1), seen: 'Min value' },
  { label: 'Create Due Date', typed: day(31), seen: 'Max value' },
  { label: 'Response Due Date', typed: day(-1), seen: 'Min value', task: responds },
  { label: 'Response Due Date', typed: day(31), seen: 'Max value', task: responds },
]

describe('bad input in <cx-task-editor>', () => {
  oneDay()
  afterEach(unmountAll)

  for (const { label, typed, seen, task } of inputs) {
    const shownText = typed.length > 20 ? `${typed.slice(0, 20)}…` : typed
    it(`'${shownText}' as ${label} is told there, and nothing is sent or lost`, async () => {
      const element = await shown({ task: { ...task, due_date: null } })
      await fill(element, 'Topic', 'Rivers')
      await fill(element, label, typed)
      await press(element, 'Save Task')
      await see(element, 'One field is to be looked at again:')
      expect(await toldAt(element, label)).to.include(seen)
      const control = await field(element, label)
      await hasFocus(control)
      expect(control.value).to.equal(typed)
      if (label !== 'Topic') expect((await field(element, 'Topic')).value).to.equal('Rivers')
      expect(answered(SAVE)).to.have.length(0)
    })
  }

  it('a long text of 20,001 letters is told at its field, and stays', async () => {
    const element = await shown({ task: { description: `<p>${'x'.repeat(20_001)}</p>` } })
    const text = await longText(element, 'Description')
    await press(element, 'Save Task')
    await see(element, 'Field must have maximum 20000 letters.')
    await hasFocus(text)
    expect(text.textContent).to.have.length(20_001)
    expect(answered(SAVE)).to.have.length(0)
  })

  it('a task without a picture is told so, and goes to the button that chooses one', async () => {
    const element = await shownNew()
    await fill(element, NAME, 'Our river')
    await press(element, 'Save Task')
    await see(element, 'Field required.')
    await hasFocus(await byRole(element, 'button', 'Choose a picture'))
  })

  it('a task of a course that came without a picture is saved without', async () => {
    const element = await shown({ task: { task_thumbnail: null } })
    await press(element, 'Save Task')
    await see(element, 'Success!')
    expect(answered(SAVE)[0]?.body.task_thumbnail).to.equal(null)
    await press(element, 'OK')
  })

  for (const [name, bytes, seen] of [
    ['boat.png', 262_144_001, 'File must not be higher than 250 MB'],
    ['boat.svg', 1, 'File must be png, jpg, jpeg or gif.'],
  ] as const) {
    it(`a picture '${name}' of ${bytes} bytes is not sent`, async () => {
      const element = await shown()
      choose(element, 'Choose another picture', aFile(name, 'image/png', bytes))
      await see(element, seen)
      expect(answered(FILES)).to.have.length(0)
    })
  }

  it('a tag of 31 letters is not added', async () => {
    const element = await shown()
    await fill(element, 'New tag', 'x'.repeat(31))
    await press(element, 'Add tag')
    await see(element, 'Field must have maximum 30 letters.')
    expect((await field(element, 'New tag')).value).to.have.length(31)
  })

  it('six tags, as a task from elsewhere may have them, are told', async () => {
    const element = await shown({ task: { tags: [...'abcdef'].map(name => ({ name })) } })
    await press(element, 'Save Task')
    await see(element, 'Add 5 at most.')
    await press(element, 'Remove a')
    await press(element, 'Save Task')
    await see(element, 'Success!')
    await press(element, 'OK')
  })

  it('a link without a title, and one that leads nowhere, are told in their rows', async () => {
    const element = await shown()
    await press(element, 'Add link')
    await fill(element, 'Web address', 'nowhere')
    await press(element, 'Save Task')
    await see(element, 'Field must have a valid url format.')
    await see(element, 'Field required.')
    await hasFocus(await field(element, 'Title'))
    expect(answered(SAVE)).to.have.length(0)
  })

  it('what the server finds wrong is told at the field', async () => {
    const element = await shown()
    answer(SAVE, refusal('Look again.', undefined, { create_prompt: ['This value is not valid.'] }), {
      status: 422,
    })
    await press(element, 'Save Task')
    await see(element, 'This value is not valid.')
    await hasFocus(await longText(element, 'Student Prompt'))
  })

  it('several faults are listed, each with the way to it', async () => {
    const element = await shown()
    await fill(element, NAME, '')
    await fill(element, LIMIT, '0')
    await press(element, 'Save Task')
    await see(element, '2 fields are to be looked at again:')
    await hasFocus(await field(element, NAME))
    await press(element, 'Video Time Limit (seconds)')
    await hasFocus(await field(element, LIMIT))
    await fill(element, NAME, 'Our river')
    await fill(element, LIMIT, '30')
    expect(visibleText(element)).not.to.include('to be looked at again')
    expect(focused()).not.to.equal(null)
  })
})
