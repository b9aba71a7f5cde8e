import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Task } from '../../../src/contract/entities/task.ts'
import { answer, answered } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aSavedTask, NAME, PICTURE, place, ready, SAVE, serves, shown } from './an-editor.ts'

const TITLE = 'Changed meanwhile'

/** Somebody else has saved the task as `theirs`; what names that version is taken. */
function partnerSaves(changes: Partial<Task>): Task {
  const theirs = aSavedTask({ version: 4, ...changes })
  answer(SAVE, ({ body }) =>
    body.version === theirs.version
      ? { success: true, message: 'Success!', data: { ...theirs, ...(body as Partial<Task>), version: 5 } }
      : new Response(
          JSON.stringify({
            success: false,
            message: 'Somebody else has changed this task meanwhile.',
            error_code: 101,
            data: { task: theirs },
          }),
          { status: 409, headers: { 'content-type': 'application/json' } },
        ),
  )
  return theirs
}

const side = (told: Element, field: string, name: string) => {
  const choice = [...told.querySelectorAll('fieldset')].find(
    each => each.querySelector('legend')?.textContent === field,
  )
  const label = [...(choice?.querySelectorAll('label') ?? [])].find(each => each.textContent === name)
  if (!label) throw new Error(`no ${name} of ${field}`)
  return label.querySelector('input') as HTMLInputElement
}

const fieldsOf = (told: Element) => [...told.querySelectorAll('legend')].map(({ textContent }) => textContent)

describe('a task that somebody else has saved meanwhile', () => {
  afterEach(unmountAll)

  it('is shown field by field, with what each has changed chosen, and merged', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    partnerSaves({ topic: 'Geography', task_name: 'Their river' })
    await press(element, 'Save Task')
    const told = await modal(element, TITLE)
    await see(told, 'by your partner or in another window')
    expect(fieldsOf(told)).to.deep.equal(['Task Name', 'Topic'])
    await see(told, 'Their river')
    expect(side(told, 'Task Name', 'Yours').checked).to.equal(true)
    expect(side(told, 'Topic', 'Saved meanwhile').checked).to.equal(true)
    await expect(element).to.be.accessible()
    await press(told, 'Save what is chosen')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE)[1]?.body).to.include({ task_name: 'Our lake', topic: 'Geography', version: 4 })
    await press(element, 'OK')
  })

  it('is saved as is chosen otherwise', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    await fill(element, 'Video Time Limit (seconds) *', '60')
    partnerSaves({ task_name: 'Their river', create_prompt: '<p>Show us a <strong>lake</strong>.</p>' })
    await press(element, 'Save Task')
    const told = await modal(element, TITLE)
    await until(() => told.textContent?.includes('Show us a lake.'), 'what was saved')
    side(told, 'Task Name', 'Yours').focus()
    await sendKeys({ press: 'ArrowDown' })
    side(told, 'Student Prompt', 'Yours').click()
    await press(told, 'Save what is chosen')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE)[1]?.body).to.include({
      task_name: 'Their river',
      create_prompt: '<p>Show us your <strong>river</strong>.</p>',
      video_time_limit: 60,
    })
    await press(element, 'OK')
  })

  it('can be taken as it is, with nothing of one’s own', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    partnerSaves({ topic: 'Geography', task_name: 'Their river' })
    await press(element, 'Save Task')
    await press(await modal(element, TITLE), 'Discard mine')
    await allClosed()
    expect((await field(element, NAME)).value).to.equal('Their river')
    expect((await field(element, 'Topic')).value).to.equal('Geography')
    await press(element, 'Save Task')
    await modal(element, 'SUCCESS')
    expect(answered(SAVE)[1]?.body.version).to.equal(4)
    await press(element, 'OK')
  })

  it('is asked about again where it is closed, and loses nothing', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    partnerSaves({ task_name: 'Their river' })
    await press(element, 'Save Task')
    await press(await modal(element, TITLE), 'Close')
    await allClosed()
    expect((await field(element, NAME)).value).to.equal('Our lake')
    await press(element, 'Save Task')
    await modal(element, TITLE)
  })

  it('does not differ in a file that has another address by now', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    partnerSaves({ task_thumbnail: `/files/${PICTURE}?expires=99`, topic: 'Geography' })
    await press(element, 'Save Task')
    expect(fieldsOf(await modal(element, TITLE))).to.deep.equal(['Task Name', 'Topic'])
  })

  it('is noticed where the draft is older than what is there when the page comes back', async () => {
    const element = await shown()
    await fill(element, NAME, 'Our lake')
    unmountAll()
    serves({ task: { version: 4, task_name: 'Their river' } })
    partnerSaves({ task_name: 'Their river' })
    const again = place()
    await ready(again)
    expect((await field(again, NAME)).value).to.equal('Our lake')
    await press(again, 'Save Task')
    const told = await modal(again, TITLE)
    expect(side(told, 'Task Name', 'Yours').checked).to.equal(true)
    await see(told, 'Their river')
    await press(told, 'Save what is chosen')
    await modal(again, 'SUCCESS')
    await press(again, 'OK')
    expect(visibleText(again)).not.to.include(TITLE)
    await byRole(again, 'button', 'Save Task')
  })
})
