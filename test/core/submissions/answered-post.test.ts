import { expect } from '@open-wc/testing'
import { answeredPost } from '../../../src/core/submissions/answered-post.ts'
import { answer, refusal } from '../../support/answer.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const PARTNERS = 'GET /api/teacher/classrooms/{id}/submissions-partner/{sid}'

describe('the post that a response answers', () => {
  for (const [what, message, told] of [
    ['without a word of the server', '', 'Service Error, Please try again'],
    ['with the server’s own word', 'The files are being moved.', 'The files are being moved.'],
  ] as const) {
    it(`is told as failed ${what}`, async () => {
      signedIn()
      answer(PARTNERS, refusal(message), { status: 500 })
      const { $state } = answeredPost(7, 31, false)
      const stop = $state.listen(() => {})
      await until(() => $state.get().at === 'failed', 'the failure')
      expect($state.get()).to.deep.include({ reason: told })
      stop()
    })
  }
})
