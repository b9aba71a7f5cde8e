import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Task } from '../../src/contract/entities/task.ts'
import type { TaskForm } from '../../src/contract/entities/task-form.ts'
import { dayAfter, dayOf } from '../../src/contract/rules/days.ts'
import { withBareAddresses } from '../support/bare-addresses.ts'
import { databaseKinds } from '../support/databases.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

const today = dayOf(Date.now())
const dayIn = (days: number) => dayAfter(today, days)

interface Files {
  thumbnail: string
  picture: string
  paper: string
  sound: string
}

/** A form with something in every field. */
const wholeForm = ({ thumbnail, picture, paper, sound }: Files): Required<TaskForm> => ({
  task_name: '  Our river ',
  topic: ' Water ',
  summary: 'All of it',
  task_thumbnail: thumbnail,
  tags: [{ name: ' nature ' }, { name: 'nature' }],
  task_category: 'independent_peer_response',
  response_type: 2,
  video_time_limit: null,
  number_responses: 2,
  due_date: dayIn(5),
  response_due_date: dayIn(9),
  create_prompt: '<p>One</p><ul><li>two &amp; three</li></ul>',
  respond_prompt: '<p>Answer</p>',
  teacher_instructions: '<p>Quietly</p>',
  can_do_statement: '<p>I can tell</p>',
  essential_question: '<p>Whose is it?</p>',
  description: `<p><img src="${picture}" alt="A river"></p>`,
  teacher_description: '<p>For two weeks</p>',
  links: [{ label: ' Map ', url: 'www.example.org/a' }],
  materials: [{ label: 'Sheet', original_file: paper }],
  media: [{ label: 'Sound', file: sound }],
})

/** Another one, of a category without responses. */
const otherForm = ({ thumbnail, picture, paper, sound }: Files): Required<TaskForm> => ({
  task_name: 'Our lake',
  topic: 'Lakes',
  summary: 'The rest',
  task_thumbnail: thumbnail,
  tags: [{ name: 'deep' }],
  task_category: 'introduction',
  response_type: 1,
  video_time_limit: 75,
  number_responses: 4,
  due_date: dayIn(6),
  response_due_date: dayIn(10),
  create_prompt: '<p>Two</p>',
  respond_prompt: '<p>Answer them</p>',
  teacher_instructions: '<p>Loudly</p>',
  can_do_statement: '<p>I can swim</p>',
  essential_question: '<p>Whose is that?</p>',
  description: `<p><img src="${picture}" alt="A lake"></p>`,
  teacher_description: '<p>For three weeks</p>',
  links: [{ label: 'Plan', url: 'https://example.org/b' }],
  materials: [{ label: 'Paper', original_file: paper }],
  media: [{ label: 'Noise', file: sound }],
})

for (const kind of databaseKinds) {
  describe(`a task with something in every field, on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    const filesOf = async (owner: { id: number }): Promise<Files> => ({
      thumbnail: await stage.file(owner),
      picture: await stage.file(owner),
      paper: await stage.file(owner, 'pdf'),
      sound: await stage.file(owner, 'mp3'),
    })

    /** All that the list and the details say of it, but the numbers that it is known by. */
    async function said(id: number, tid: number, who: TaskStage['teacher']) {
      const { id: _, class_pairing_id, order_version, ...rest } = await stage.read(id, tid, who)
      return withBareAddresses(rest)
    }
    const ofNobody = {
      ...{ is_custom_task: true, is_hidden: false, course_task_id: null },
      ...{ teacher_submissions: [], teacher_responses: [] },
      ...{ create_completed: false, partner_create_completed: false },
      ...{ task_language: null, level: null, country: null },
    }

    it('is created as its form says, and saved as another one does', async () => {
      const { mine, theirs } = await stage.exchange(1)
      const first = await filesOf(stage.teacher)
      const { id } = await stage.create(mine, wholeForm(first))
      assert.deepEqual(await said(theirs, id, stage.partner), {
        ...ofNobody,
        order: 2,
        version: 1,
        task_name: 'Our river',
        topic: 'Water',
        summary: 'All of it',
        task_thumbnail: `/files/${first.thumbnail}`,
        tags: [{ name: 'nature' }],
        task_category: 'independent_peer_response',
        response_completed: false,
        response_type: 2,
        video_time_limit: 120,
        number_responses: 2,
        due_date: dayIn(5),
        response_due_date: dayIn(9),
        create_prompt: '<p>One</p><ul><li>two &amp; three</li></ul>',
        create_prompt_text: 'One two & three',
        respond_prompt: '<p>Answer</p>',
        respond_prompt_text: 'Answer',
        teacher_instructions: '<p>Quietly</p>',
        can_do_statement: '<p>I can tell</p>',
        essential_question: '<p>Whose is it?</p>',
        description: `<p><img src="/files/${first.picture}" alt="A river" /></p>`,
        teacher_description: '<p>For two weeks</p>',
        links: [{ label: 'Map', url: 'http://www.example.org/a' }],
        materials: [
          { url: `/files/${first.paper}`, label: 'Sheet', type: 'pdf', original_file: first.paper },
        ],
        media: [{ url: `/files/${first.sound}`, label: 'Sound', file: first.sound }],
      } satisfies Awaited<ReturnType<typeof said>>)

      const second = await filesOf(stage.partner)
      const form = { ...otherForm(second), version: 1 }
      const saved = await stage.as(stage.partner)<Task>('PUT', theirs, `tasks/${id}`, form)
      assert.equal(saved.status, 200, saved.text)
      assert.deepEqual(await said(mine, id, stage.teacher), {
        ...ofNobody,
        order: 2,
        version: 2,
        task_name: 'Our lake',
        topic: 'Lakes',
        summary: 'The rest',
        task_thumbnail: `/files/${second.thumbnail}`,
        tags: [{ name: 'deep' }],
        task_category: 'introduction',
        response_completed: null,
        response_type: 1,
        video_time_limit: 75,
        number_responses: 0,
        due_date: dayIn(6),
        response_due_date: null,
        create_prompt: '<p>Two</p>',
        create_prompt_text: 'Two',
        respond_prompt: '<p>Answer them</p>',
        respond_prompt_text: 'Answer them',
        teacher_instructions: '<p>Loudly</p>',
        can_do_statement: '<p>I can swim</p>',
        essential_question: '<p>Whose is that?</p>',
        description: `<p><img src="/files/${second.picture}" alt="A lake" /></p>`,
        teacher_description: '<p>For three weeks</p>',
        links: [{ label: 'Plan', url: 'https://example.org/b' }],
        materials: [
          { url: `/files/${second.paper}`, label: 'Paper', type: 'pdf', original_file: second.paper },
        ],
        media: [{ url: `/files/${second.sound}`, label: 'Noise', file: second.sound }],
      } satisfies Awaited<ReturnType<typeof said>>)
    })
  })
}
