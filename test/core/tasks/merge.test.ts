import { expect } from '@open-wc/testing'
import type { Task } from '../../../src/contract/entities/task.ts'
import { platform } from '../../../src/core/platform.ts'
import { createTaskEditor, type Edited } from '../../../src/core/tasks/task-editor.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { aClassroom } from '../../widgets/classroom/a-classroom.ts'
import { aSavedTask, CREATE, SAVE } from '../../widgets/task-editor/an-editor.ts'

const READ = aSavedTask({ task_name: 'Our river', topic: 'Water', summary: 'Old' })
const THEIRS = aSavedTask({ task_name: 'Our lake', topic: 'Water', summary: 'Theirs', version: 8 })

const { newId } = platform

/** The store of a form that is shown. */
function shown(edited: Edited = { at: 'task', task: READ }) {
  const saved: Task[] = []
  const editor = createTaskEditor({
    user: teacher(),
    classroom: aClassroom(),
    edited,
    saved: task => saved.push(task),
  })
  return { ...editor, saved, stop: editor.watch() }
}

const takes = () => {
  answer(SAVE, ({ body }) => ({ success: true, message: '', data: { ...READ, version: body.version + 1 } }))
  answer(CREATE, { success: true, message: '', data: READ })
}

describe('two who save one task', () => {
  beforeEach(() => signedIn())
  afterEach(() => sessionStorage.clear())

  it('differ in what either has changed: mine where both have', () => {
    const { form, differences, stop } = shown()
    form.set('task_name', 'Our sea')
    form.set('topic', 'Salt')
    const sides = differences(THEIRS).map(({ field, side }) => [field, side])
    expect(sides).to.deep.equal([
      ['task_name', 'mine'],
      ['topic', 'mine'],
      ['summary', 'theirs'],
    ])
    stop()
  })

  for (const [chosen, wanted] of [
    [{ task_name: 'mine', summary: 'theirs' }, ['Our sea', 'Theirs']],
    [{ task_name: 'theirs', summary: 'mine' }, ['Our lake', 'Old']],
  ] as const) {
    it(`save ${JSON.stringify(chosen)} upon the version that came between`, async () => {
      takes()
      const { form, merge, stop } = shown()
      form.set('task_name', 'Our sea')
      merge(THEIRS, chosen)
      const { task_name, summary } = form.$draft.get()
      expect([task_name, summary]).to.deep.equal(wanted)
      await form.submit()
      expect(answered(SAVE).map(({ body }) => body.version)).to.deep.equal([8])
      stop()
    })
  }

  it('have nothing left to save where one takes what the other has', async () => {
    const { form, takeTheirs, $isChanged, stop } = shown()
    form.set('task_name', 'Our sea')
    takeTheirs(THEIRS)
    await settle()
    expect([form.$draft.get().task_name, $isChanged.get(), form.$draft.get().begun]).to.deep.equal([
      'Our lake',
      false,
      null,
    ])
    stop()
  })
})

describe('what a draft of a task was begun with', () => {
  beforeEach(() => signedIn())
  afterEach(() => {
    sessionStorage.clear()
    Object.assign(platform, { newId })
  })

  it('is the version that was read, and nothing once that is taken back', () => {
    const { form, stop } = shown()
    form.set('task_name', 'Our sea')
    expect(form.$draft.get().begun).to.deep.equal({ at: 'version', version: 3 })
    form.set('task_name', 'Our river')
    expect(form.$draft.get().begun).to.equal(null)
    stop()
  })

  it('is another key where the task is gone that it was of', async () => {
    takes()
    const first = shown()
    first.form.set('task_name', 'Our sea')
    first.stop()
    await settle()
    const { form, stop } = shown({ at: 'gone', taskId: READ.id })
    expect(form.$draft.get()).to.deep.include({ task_name: 'Our sea' })
    expect(form.$draft.get().begun?.at).to.equal('new')
    stop()
  })

  it('is the same key of a new task however often it is opened, whatever keys look like', async () => {
    let last = 4_711
    Object.assign(platform, { newId: () => String(last++) })
    answer(CREATE, refusal('Out of order.'), { status: 500 })
    const first = shown({ at: 'gone', taskId: 12 })
    first.form.set('task_name', 'Our sea')
    first.form.set('create_prompt', '<p>Show it.</p>')
    const { begun } = first.form.$draft.get()
    first.stop()
    await settle()
    const again = shown({ at: 'gone', taskId: 12 })
    expect(again.form.$draft.get().begun).to.deep.equal(begun)
    again.stop()
  })
})
