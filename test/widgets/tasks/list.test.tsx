import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { answer } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  aTask,
  independent,
  LIST,
  names,
  questions,
  STREET,
  show,
  shows,
  type TasksElement,
  THREE,
} from './a-task-list.ts'

async function searchFor(element: TasksElement, text: string): Promise<void> {
  await fill(element, 'Search tasks', text)
  element.shadowRoot?.querySelector<HTMLFormElement>('form[role=search]')?.requestSubmit()
}

const forgetView = () => storage('local').remove('cx-tasks-view')

describe('the list of tasks', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('searches on Enter, and for all again once the search is cleared', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [STREET] : THREE }))
    await searchFor(element, ' street ')
    await shows(element, 'My street')
    expect(questions().at(-1)).to.deep.equal({ search_string: 'street' })
    await press(element, 'Clear search')
    await shows(element, 'Our river', 'My street')
  })

  it('says that nothing was found, and goes back to the search before', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({
      success: true,
      data: query.search_string === 'street' ? [STREET] : query.search_string ? [] : THREE,
    }))
    await searchFor(element, 'street')
    await until(() => names(element).join() === 'My street')
    await searchFor(element, 'chess')
    const told = await modal(element, 'NO TASKS FOUND')
    await see(told, 'No tasks were found matching the entered criteria.')
    await press(told, 'OK')
    await until(() => names(element).join() === 'My street')
    expect((await field(element, 'Search tasks')).value).to.equal('street')
  })

  it('does not move tasks while a search leaves others out, and says why', async () => {
    const element = await show()
    answer(LIST, ({ query }) => ({ success: true, data: query.search_string ? [STREET] : THREE }))
    await searchFor(element, 'street')
    await until(() => names(element).length === 1)
    const handle = await byRole(element, 'button', 'Move My street, place 2 of 1')
    expect(handle.matches(':disabled')).to.equal(true)
    const why = element.shadowRoot?.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.equal('Clear the search to change the order.')
    expect(visibleText(element)).to.include('Clear the search to change the order.')
  })

  it('is a grid as soon as that is chosen, and the browser remembers it', async () => {
    const element = await show()
    expect(all(element, 'tr[data-row]')).to.have.length(3)
    await press(element, 'Grid view')
    await until(() => all(element, 'li[data-row]').length === 3)
    expect(names(element)).to.deep.equal(['Our river', 'My street', 'Lunch'])
    unmountAll()
    await until(async () => all(await show(), 'li[data-row]').length === 3)
  })

  const prompt = 'abcdefghij'.repeat(8)
  for (const [view, width, letters] of [
    ['list', 1500, 80],
    ['list', 1300, 50],
    ['list', 700, 30],
    ['grid', 1500, 60],
    ['grid', 1300, 40],
    ['grid', 380, 20],
  ] as const) {
    it(`cuts prompts to ${letters} letters in a ${view} of ${width} px`, async () => {
      storage('local').write('cx-tasks-view', view)
      const tasks = [aTask({ create_prompt_text: prompt })]
      const element = await show({ tasks, width, attributes: 'style="--cx-space-5: 0px"' })
      const text = () => all(element, '.prompt-text')[0]?.textContent
      await until(
        () => text() === `${prompt.slice(0, letters)}…`,
        () => `${text()?.length}`,
      )
    })
  }

  it('shows a whole class its two steps, each with where it stands', async () => {
    const element = await show({
      classroom: { course_student_group_type_id: 3 },
      tasks: [
        aTask({ create_completed: true, partner_create_completed: true }),
        aTask({ id: 2, task_name: 'Hello', task_category: 'introduction', response_completed: null }),
      ],
    })
    const heads = all(element, '[role=columnheader]').map(({ textContent }) => textContent)
    expect(heads).to.deep.equal(['TASK NAME', 'ORIGINAL POST', 'RESPONSE', 'SHOW', 'Order'])
    const cells = all(element, '.step-cell').map(visibleText)
    expect(cells).to.deep.equal([
      'Step 1 Show us your river. Dec 03 Completed',
      'Step 2 Respond to partner What surprised you? NO DATE To Do Partner completed',
      'Step 1 Show us your river. Dec 03 To Do',
      'No response',
    ])
  })

  it('says nothing of what is completed to independent teachers, who have no videos to post', async () => {
    const element = await show({
      user: independent,
      classroom: { course_student_group_type_id: 3 },
      tasks: [aTask({ partner_create_completed: true })],
    })
    expect(all(element, '.step-cell').map(visibleText)).to.deep.equal([
      'Step 1 Show us your river. Dec 03',
      'Step 2 Respond to partner What surprised you? NO DATE',
    ])
  })

  for (const [what, group, labels] of [
    ['student prompt', 1, ['STUDENT PROMPT']],
    ['two steps', 3, ['ORIGINAL POST', 'RESPONSE']],
  ] as const) {
    it(`names the ${what} on a phone, where the heads are out of sight`, async () => {
      const classroom = { course_student_group_type_id: group }
      const element = await show({ classroom, tasks: [aTask()], width: 390 })
      const named = all(element, '.prompt, .step-cell').filter(
        cell => getComputedStyle(cell, '::before').display === 'block',
      )
      expect(named.map(({ dataset }) => dataset.label)).to.deep.equal(labels)
    })
  }
})
