import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  ANY_TOPIC,
  type LibraryRequestContext,
  type LibraryRequestField,
  type LibraryRequestIssue,
  type LibraryRequestValues,
  libraryRequestRules,
} from '../../src/contract/rules/library-request-form.ts'
import { chosenTopics, exclusiveTopics, sentTopics } from '../../src/contract/rules/library-topics.ts'
import { libraryRequestSentence } from '../../src/contract/server-messages/library-connections.ts'

const values: LibraryRequestValues = {
  classroom_name: 'Harbor Bookmates',
  text_request: 'We read by the sea.',
  topics: [2],
  age_range_id: 3,
  course_id: 9,
}
const context: LibraryRequestContext = { topics: [1, 2, 3], age_range_id: [2, 3], course_id: [9] }

type Case = [
  what: string,
  changes: Partial<LibraryRequestValues>,
  field: LibraryRequestField,
  issue: LibraryRequestIssue | undefined,
  context?: LibraryRequestContext,
]

const name = (classroom_name: string | null) => ({ classroom_name })
const text = (text_request: string | null) => ({ text_request })

const cases: Case[] = [
  ['no name', name(null), 'classroom_name', { code: 'required' }],
  ['a name of blanks', name('   '), 'classroom_name', { code: 'required' }],
  ['a name of 2 letters', name('Ab'), 'classroom_name', { code: 'too_short', letters: 3 }],
  ['a name of 50 letters', name('x'.repeat(50)), 'classroom_name', undefined],
  ['one of 50 letters amid blanks', name(`  ${'x'.repeat(50)}  `), 'classroom_name', undefined],
  ['a name of 51 letters', name('x'.repeat(51)), 'classroom_name', { code: 'too_long', letters: 50 }],
  ['a name with signs', name('Books & more'), 'classroom_name', { code: 'alphanumeric' }],
  ['a name in another script', name('読書クラブ 7'), 'classroom_name', undefined],
  ['a name of what nobody sees', name('\u3164\u3164\u3164'), 'classroom_name', { code: 'required' }],
  ['no description', text(null), 'text_request', { code: 'required' }],
  ['a description of blanks', text(' \n\t '), 'text_request', { code: 'required' }],
  ['one of what nobody sees', text('\u200b\u2800'), 'text_request', { code: 'required' }],
  ['one of 150 letters amid blanks', text(` ${'x'.repeat(150)} `), 'text_request', undefined],
  ['one of 151 letters', text('x'.repeat(151)), 'text_request', { code: 'too_long', letters: 150 }],
  ['one in lines, with signs', text('We read.\nDo you? 😀'), 'text_request', undefined],
  ['one that turns its order', text('We \u202eread'), 'text_request', { code: 'confusing' }],
  ['half a character', text('We read \ud83d'), 'text_request', { code: 'confusing' }],
  ['no topic', { topics: [] }, 'topics', { code: 'no_topic' }],
  ['several topics', { topics: [1, 3] }, 'topics', undefined],
  ["'Any'", { topics: [ANY_TOPIC] }, 'topics', undefined],
  ["'Any' with others", { topics: [2, ANY_TOPIC] }, 'topics', { code: 'any_alone' }],
  ["'Any' twice", { topics: [ANY_TOPIC, ANY_TOPIC] }, 'topics', { code: 'any_alone' }],
  ['a topic that is not there', { topics: [2, 99] }, 'topics', { code: 'choice' }],
  ['a topic while the list has not come', { topics: [99] }, 'topics', undefined, {}],
  ['no age range', { age_range_id: null }, 'age_range_id', { code: 'required' }],
  [
    'no age range while the list has not come',
    { age_range_id: null },
    'age_range_id',
    { code: 'required' },
    {},
  ],
  ['an age range of other topics', { age_range_id: 4 }, 'age_range_id', { code: 'choice' }],
  [
    "'Not applicable' where none applies",
    { age_range_id: null },
    'age_range_id',
    undefined,
    { ...context, age_range_id: [] },
  ],
  [
    'an age range where none applies',
    { age_range_id: 3 },
    'age_range_id',
    { code: 'not_applicable' },
    { ...context, age_range_id: [] },
  ],
  ['no course', { course_id: null }, 'course_id', { code: 'no_course' }],
  ['a course of another topic', { course_id: 8 }, 'course_id', { code: 'other_course' }],
  ['a course while the list has not come', { course_id: 8 }, 'course_id', undefined, {}],
]

describe('the rules of a library request', () => {
  it('find nothing wrong with one that is filled in', () => {
    assert.deepEqual(libraryRequestRules(values, context), {})
  })

  for (const [what, changes, field, issue, given = context] of cases)
    it(`${issue ? `say ${issue.code}` : 'say nothing'} of ${what}`, () => {
      const expected = issue ? { [field]: issue } : {}
      assert.deepEqual(libraryRequestRules({ ...values, ...changes }, given), expected)
    })

  it('tell all that is wrong at once, in the order of the form', () => {
    const empty = { classroom_name: '', text_request: '', topics: [], age_range_id: null, course_id: null }
    assert.deepEqual(Object.entries(libraryRequestRules(empty, {})), [
      ['classroom_name', { code: 'required' }],
      ['text_request', { code: 'required' }],
      ['topics', { code: 'no_topic' }],
      ['age_range_id', { code: 'required' }],
      ['course_id', { code: 'no_course' }],
    ])
  })

  const sentences: [LibraryRequestIssue, string][] = [
    [{ code: 'required' }, 'Field required.'],
    [{ code: 'too_short', letters: 3 }, 'Field must have at least 3 letters.'],
    [{ code: 'too_long', letters: 50 }, 'Field must have maximum 50 letters.'],
    [{ code: 'alphanumeric' }, 'Only alphanumeric characters are allowed'],
    [{ code: 'no_topic' }, 'At least one reason must be selected'],
    [{ code: 'any_alone' }, "'Any' cannot be selected together with other topics."],
    [{ code: 'not_applicable' }, 'No age range applies to these topics.'],
    [{ code: 'no_course' }, 'Course field is required'],
    [{ code: 'other_course' }, 'This course does not belong to these topics and this age range.'],
    [{ code: 'confusing' }, 'This value is not valid.'],
    [{ code: 'choice' }, 'This value is not valid.'],
  ]
  for (const [issue, sentence] of sentences)
    it(`are told so: ${issue.code}`, () => assert.equal(libraryRequestSentence(issue), sentence))
})

describe('the topics of a library request', () => {
  const sent: [what: string, sent: readonly number[] | null | undefined, chosen: number[]][] = [
    ['none is Any', [], [ANY_TOPIC]],
    ['0 is Any', [0], [ANY_TOPIC]],
    ['no list is nothing chosen', null, []],
    ['nothing sent is nothing chosen', undefined, []],
    ['each counts once', [3, 2, 3], [3, 2]],
    ['0 among others stays, to be refused', [0, 3], [0, 3]],
  ]
  for (const [what, list, chosen] of sent)
    it(`come from the wire: ${what}`, () => assert.deepEqual(chosenTopics(list), chosen))

  it('go to the wire without Any', () => {
    assert.deepEqual(sentTopics([ANY_TOPIC]), [])
    assert.deepEqual(sentTopics([3, 2]), [3, 2])
  })

  const picked: [what: string, before: number[], after: number[], chosen: number[]][] = [
    ['the first', [], [2], [2]],
    ['another one', [2], [2, 3], [2, 3]],
    ['one less', [2, 3], [3], [3]],
    ['Any drops the others', [2, 3], [2, 3, ANY_TOPIC], [ANY_TOPIC]],
    ['Any, whatever the order', [2], [ANY_TOPIC, 2], [ANY_TOPIC]],
    ['another one drops Any', [ANY_TOPIC], [ANY_TOPIC, 2], [2]],
    ['Any stays', [ANY_TOPIC], [ANY_TOPIC], [ANY_TOPIC]],
    ['Any goes', [ANY_TOPIC], [], []],
  ]
  for (const [what, before, after, chosen] of picked)
    it(`are picked: ${what}`, () => assert.deepEqual(exclusiveTopics(before, after), chosen))
})
