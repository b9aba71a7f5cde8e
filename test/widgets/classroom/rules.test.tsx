import { expect } from '@open-wc/testing'
import { LARGEST_ID } from '../../../src/contract/limits/input.ts'
import { classroomState } from '../../../src/core/classrooms/classroom-page.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'
import type { LoadState } from '../../../src/core/http/load.ts'
import { guideLink } from '../../../src/widgets/classroom/guide-link.ts'
import { wantedClassroom } from '../../../src/widgets/classroom/wanted-classroom.ts'
import { aClassroom } from './a-classroom.ts'

describe('the classroom that is wanted', () => {
  const table: [number | undefined, string | null, ReturnType<typeof wantedClassroom>['at']][] = [
    [undefined, null, 'none'],
    [undefined, '', 'none'],
    [undefined, '  ', 'none'],
    [undefined, 'abc', 'wrong'],
    [7, '7', 'classroom'],
    [0, '0', 'wrong'],
    [-1, '-1', 'wrong'],
    [7.5, '7.5', 'wrong'],
    [LARGEST_ID, '', 'classroom'],
    [LARGEST_ID + 1, '', 'wrong'],
  ]
  for (const [id, text, at] of table) {
    it(`is '${at}' for ${id} of ${JSON.stringify(text)}`, () => {
      expect(wantedClassroom(id, text).at).to.equal(at)
    })
  }
})

describe('the teacher guide', () => {
  const table: [string | null, string | null][] = [
    ['https://guides.example.org/a.pdf', 'https://guides.example.org/a.pdf'],
    ['http://guides.example.org/a.pdf', 'http://guides.example.org/a.pdf'],
    ['javascript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['a.pdf', null],
    ['', null],
    [null, null],
  ]
  for (const [course_guide_link, expected] of table) {
    it(`of ${JSON.stringify(course_guide_link)} is ${expected}`, () => {
      expect(guideLink({ course: { id: 4, name: 'A Day', course_guide_link } })).to.equal(expected)
    })
  }

  it('is missing without a course', () => {
    expect(guideLink({ course: null })).to.equal(null)
  })
})

describe('what there is to show', () => {
  const data = aClassroom()
  const forbidden = new CallFailure('refused', { status: 403, errorCode: 10, message: 'No.' })
  const down = new CallFailure('refused', { status: 503, message: 'Down.' })
  const table: [string, LoadState<typeof data>, object][] = [
    ['nothing yet', { at: 'loading' }, { at: 'loading' }],
    ['the classroom', { at: 'ready', data }, { at: 'ready', classroom: data }],
    [
      'the classroom from before, when a later answer fails',
      { at: 'failed', reason: 'Down.', error: down, data },
      { at: 'ready', classroom: data },
    ],
    [
      "the server's sentence, when the first answer fails",
      { at: 'failed', reason: 'Down.', error: down },
      { at: 'failed', trouble: { message: 'Down.', error_code: undefined } },
    ],
    [
      'that it is not the teacher’s, even when it was a moment ago',
      { at: 'failed', reason: 'No.', error: forbidden, data },
      {
        at: 'forbidden',
        trouble: { message: 'You do not have rights for the selected classroom...', error_code: 10 },
      },
    ],
  ]
  for (const [what, poll, expected] of table) {
    it(what, () => {
      expect(classroomState(poll)).to.deep.equal(expected)
    })
  }
})
