import { expect } from '@open-wc/testing'
import { modal } from '../../support/modals.ts'
import { fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { day, NAME, shown, shownNew } from './an-editor.ts'

describe('the preview of a task', () => {
  afterEach(unmountAll)

  it('shows what students will see of what is typed, and nothing that is for teachers', async () => {
    const element = await shown({
      task: {
        task_category: 'independent_peer_response',
        number_responses: 2,
        response_due_date: day(20),
        teacher_instructions: '<p>Keep an eye on the time.</p>',
        description: '<p>Goes with unit 4.</p>',
        summary: 'What flows past us',
        can_do_statement: '<p>I can describe a place.</p>',
        links: [{ label: 'A map', url: 'https://maps.example.org/' }],
        media: [{ label: 'A song', file: `${'s'.repeat(43)}.mp3`, url: '/files/s?expires=1' }],
        materials: [{ label: 'Menu', original_file: `${'m'.repeat(43)}.pdf`, url: '/files/m', type: 'pdf' }],
      },
    })
    await fill(element, NAME, 'Our lake')
    await press(element, 'Preview')
    const told = await modal(element, 'As students will see it')
    for (const text of ['Our lake', 'What flows past us', 'What surprised you?', 'I can describe a place.'])
      await see(told, text)
    expect(visibleText(told)).not.to.include('Keep an eye')
    expect(visibleText(told)).not.to.include('unit 4')
    expect(told.textContent).to.include('Show us your river.')
    await see(told, '120 seconds')
    const texts = (selector: string) =>
      [...told.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim())
    // as the student site has it, and in its order
    expect(texts('h4')).to.deep.equal([
      'Learning Objectives',
      'To work with',
      'Student Prompt',
      'Response Prompt',
    ])
    expect(texts('li')).to.deep.equal(['Menu', 'A song (opens in a new tab)', 'A map (opens in a new tab)'])
    await expect(element).to.be.accessible()
  })

  it('has nothing of the texts that the form says are for teachers alone', async () => {
    const element = await shown()
    await see(element, 'Teacher Instructions For teachers alone; students do not see them.')
    await see(element, 'Description For teachers alone; students do not see it.')
  })

  it('says what is missing of a task that is only begun', async () => {
    const element = await shownNew()
    await press(element, 'Preview')
    const told = await modal(element, 'As students will see it')
    await see(told, 'A task without a name')
    await see(told, 'There is no prompt yet.')
  })
})
