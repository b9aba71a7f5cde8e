import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type TaskVideos, taskCompletion } from '../../src/contract/rules/task-completion.ts'

const nothing: TaskVideos = {
  task_category: 'exchange',
  number_responses: 1,
  has_own: false,
  has_own_response: false,
  has_partners: false,
  has_partners_response: false,
}

/** What is there, and whether create, the partner's create and the response are complete (P3 §4). */
const table: [what: Partial<TaskVideos>, flags: [boolean, boolean, boolean | null]][] = [
  [{}, [false, false, false]],
  [{ has_own: true }, [true, false, false]],
  [{ has_partners: true }, [false, false, false]],
  [{ has_partners_response: true }, [false, true, false]],
  [{ has_own_response: true }, [false, false, false]],
  [{ has_partners: true, has_own_response: true }, [false, false, true]],
  [{ task_category: 'introduction', has_partners: true, has_own_response: true }, [false, true, null]],
  [{ task_category: 'introduction', has_partners_response: true }, [false, false, null]],
  [{ number_responses: 0, has_own: true }, [true, false, null]],
  [{ task_category: 'activity', number_responses: 0 }, [true, true, true]],
  [{ task_category: 'reflection' }, [true, true, true]],
]

describe('the completion of a task', () => {
  for (const [what, flags] of table)
    it(`is ${flags.join(', ')} with ${JSON.stringify(what)}`, () => {
      const { create_completed, partner_create_completed, response_completed } = taskCompletion({
        ...nothing,
        ...what,
      })
      assert.deepEqual([create_completed, partner_create_completed, response_completed], flags)
    })
})
