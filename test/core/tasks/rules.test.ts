import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { cutPrompt, promptLetters } from '../../../src/core/tasks/prompt-letters.ts'
import { inOrder } from '../../../src/core/tasks/task-order.ts'
import { taskRights } from '../../../src/core/tasks/task-rights.ts'
import { taskSteps } from '../../../src/core/tasks/task-steps.ts'
import { aClassroom } from '../../widgets/classroom/a-classroom.ts'
import { aTask, THREE } from '../../widgets/tasks/a-task-list.ts'

describe('the letters of a prompt', () => {
  for (const [view, width, letters] of [
    ['list', 0, 30],
    ['list', 799, 30],
    ['list', 800, 50],
    ['list', 1399, 50],
    ['list', 1400, 80],
    ['grid', 399, 20],
    ['grid', 400, 40],
    ['grid', 1399, 40],
    ['grid', 1400, 60],
  ] as const) {
    it(`are ${letters} in a ${view} of ${width} px`, () => {
      expect(promptLetters(view, width)).to.equal(letters)
    })
  }

  for (const [prompt, letters, shown] of [
    ['Show your river', 30, 'Show your river'],
    ['Show your river', 15, 'Show your river'],
    ['Show your river', 14, 'Show your rive…'],
    ['Show your river', 10, 'Show your…'],
    ['👩‍🏫'.repeat(3), 3, '👩‍🏫…'],
    ['', 30, ''],
    // the list has no more of it, and it may go on
    ['a'.repeat(80), 80, `${'a'.repeat(80)}…`],
    ['a'.repeat(79), 80, 'a'.repeat(79)],
  ] as const) {
    it(`cut '${prompt.slice(0, 20)}' to ${letters} as '${shown.slice(0, 20)}'`, () => {
      expect(cutPrompt(prompt, letters)).to.equal(shown)
    })
  }
})

describe('tasks with moves that the list does not have yet', () => {
  const ids = (moves: { id: number; order: number }[]) => inOrder(THREE, moves).map(({ id }) => id)

  for (const [moves, wanted] of [
    [[], [1, 2, 3]],
    [[{ id: 1, order: 3 }], [2, 3, 1]],
    [
      [
        { id: 1, order: 3 },
        { id: 3, order: 1 },
      ],
      [3, 2, 1],
    ],
    // deleted meanwhile
    [[{ id: 9, order: 1 }], [1, 2, 3]],
  ] as [{ id: number; order: number }[], number[]][]) {
    it(`stand as ${wanted} after ${JSON.stringify(moves)}`, () => {
      expect(ids(moves)).to.deep.equal(wanted)
    })
  }
})

describe('the steps of a task', () => {
  const done = (task: Partial<Parameters<typeof aTask>[0]>) =>
    taskSteps(aTask(task)).map(step => step && [step.isCompleted, step.isPartnerCompleted])

  it('are two where somebody is to respond, and the partner’s part is of the second', () => {
    expect(done({ create_completed: true, response_completed: false })).to.deep.equal([
      [true, null],
      [false, false],
    ])
    expect(done({ response_completed: true, partner_create_completed: true })).to.deep.equal([
      [false, null],
      [true, true],
    ])
  })

  it('are one for an introduction, or where no responses are asked for', () => {
    const hello = { task_category: 'introduction', number_responses: 1 }
    expect(done({ ...hello, response_completed: null, partner_create_completed: true })).to.deep.equal([
      [false, true],
      null,
    ])
    expect(done({ number_responses: 0, response_completed: true })[1]).to.equal(null)
  })
})

describe('the rights in My Tasks', () => {
  const rights = (slug: UserTypeSlug, changes: Partial<Classroom> = {}) =>
    taskRights({ user_type: { slug } }, aClassroom(changes))

  for (const [slug, status, has] of [
    ['teacher', 'active', false],
    ['teacher-librarian', 'active', false],
    ['independent-teacher', 'active', false],
    ['independent-teacher-language', 'active', true],
    ['independent-teacher-players', 'active', true],
    ['independent-teacher-language', 'expired', false],
  ] as const) {
    it(`${has ? 'have' : 'lack'} the library for ${slug} while it is ${status}`, () => {
      expect(rights(slug, { status }).hasLibrary).to.equal(has)
    })
  }

  for (const [course_id, pairing, needs] of [
    [4, 'alone', false],
    [4, 'paired', false],
    [null, 'alone', true],
    [null, 'paired', false],
    [null, null, true],
  ] as const) {
    it(`${needs ? 'ask' : 'do not ask'} for a course with course ${course_id} and pairing ${pairing}`, () => {
      const class_pairing = pairing && { id: 3, status: pairing }
      expect(rights('teacher', { course_id, class_pairing }).needsCourse).to.equal(needs)
    })
  }
})
