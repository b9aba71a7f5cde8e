import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import type {
  RichField,
  SavedTask,
  TaskContext,
  TaskField,
  TaskValues,
} from '../../src/contract/rules/task-values.ts'
import { richFields } from '../../src/contract/rules/task-values.ts'

export const TODAY = '2027-12-01'
export const LAST_DAY = '2028-02-29'

export const storedName = (ending: string) => `${'a'.repeat(43)}.${ending}`

/** A task of a teacher with nothing wrong. */
export const goodTask: TaskValues = {
  task_name: 'Our river',
  topic: 'Water',
  summary: 'What flows past us',
  task_thumbnail: storedName('webp'),
  tags: [{ name: 'nature' }],
  task_category: 'independent_no_response',
  response_type: 1,
  video_time_limit: 120,
  number_responses: 3,
  due_date: '2027-12-10',
  response_due_date: null,
  create_prompt: '<p>Show it.</p>',
  respond_prompt: '',
  teacher_instructions: '',
  can_do_statement: '',
  essential_question: '',
  description: '',
  teacher_description: '',
  links: [{ label: 'A map', url: 'https://maps.example.org/river' }],
  materials: [{ label: 'Worksheet', original_file: storedName('pdf') }],
  media: [{ label: 'How it sounds', file: storedName('mp3') }],
}

/** What a case is about, the values that differ from the good ones, the sentences by field, who it is, and what was. */
export interface TaskCase {
  what: string
  values: Partial<TaskValues>
  issues: Partial<Record<TaskField, string>>
  who?: UserTypeSlug
  saved?: SavedTask
  lastDay?: string | null
}

export const contextOf = ({ who = 'teacher', saved, lastDay = LAST_DAY }: TaskCase): TaskContext => ({
  user: { user_type: { slug: who } },
  today: TODAY,
  lastDay,
  saved: saved ?? null,
})

const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'
const URL_WRONG = 'Field must have a valid url format.'
const long = (most: number) => `Field must have maximum ${most} letters.`
const most = (count: number) => `Add ${count} at most.`

const one = <Field extends TaskField>(
  field: Field,
  value: TaskValues[Field],
  issue?: string,
  rest: Omit<Partial<TaskCase>, 'issues'> = {},
): TaskCase => ({
  ...rest,
  what: `${field} ${JSON.stringify(value)?.slice(0, 40)}${rest.what ? ` ${rest.what}` : ''}`,
  issues: issue ? { [field]: issue } : {},
  values: { ...rest.values, [field]: value },
})

const independent = { who: 'independent-teacher-language' } as const

const names: TaskCase[] = [
  one('task_name', '', REQUIRED),
  one('task_name', ' \u3000\u00a0 ', REQUIRED),
  one('task_name', 'x'.repeat(254)),
  one('task_name', ` ${'x'.repeat(254)} `),
  one('task_name', 'x'.repeat(255), long(254)),
  one('topic', ''),
  one('topic', 'x'.repeat(254)),
  one('topic', 'x'.repeat(255), long(254)),
  one('summary', 'x'.repeat(254)),
  one('summary', 'x'.repeat(255), long(254)),
]

const thumbnails: TaskCase[] = [
  one('task_thumbnail', null, REQUIRED),
  one('task_thumbnail', '', REQUIRED),
  one('task_thumbnail', null, undefined, independent),
  one('task_thumbnail', null, REQUIRED, { who: 'teacher-librarian' }),
  one('task_thumbnail', null, undefined, {
    what: 'of a task of a course that has none',
    saved: { task_category: 'exchange', due_date: null, response_due_date: null, task_thumbnail: null },
  }),
  one('task_thumbnail', null, REQUIRED, {
    what: 'of a task that has one',
    saved: { task_category: 'exchange', due_date: null, response_due_date: null, task_thumbnail: '/files/x' },
  }),
]

const named = (count: number, letters = 5) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`.padEnd(letters, 'x') }))

const tags: TaskCase[] = [
  one('tags', []),
  one('tags', named(5)),
  one('tags', named(6), most(5)),
  one('tags', named(1, 30)),
  one('tags', named(1, 31), long(30)),
  one('tags', [...named(1), { name: ' ' }], REQUIRED),
]

const categories: TaskCase[] = [
  ...['independent_no_response', 'independent_peer_response'].flatMap(category => [
    one('task_category', category),
    one('task_category', category, undefined, independent),
  ]),
  ...['activity', 'reflection', 'introduction'].flatMap(category => [
    one('task_category', category),
    one('task_category', category, WRONG, independent),
  ]),
  one('task_category', 'exchange', WRONG),
  one('task_category', '', WRONG),
  one('task_category', 'exchange', WRONG, {
    what: 'of a saved activity',
    saved: { task_category: 'activity', due_date: null, response_due_date: null },
  }),
  one('task_category', 'activity', undefined, {
    ...independent,
    what: 'that it has of its course',
    saved: { task_category: 'activity', due_date: null, response_due_date: null },
  }),
  one('task_category', 'exchange', undefined, {
    what: 'that it has of its course',
    saved: { task_category: 'exchange', due_date: null, response_due_date: null },
  }),
]

const peer = { values: { task_category: 'independent_peer_response' } }
const inWriting = { values: { response_type: 2 } }

const numbers: TaskCase[] = [
  one('response_type', 1),
  one('response_type', 2),
  one('response_type', 0, WRONG),
  one('response_type', 3, WRONG),
  one('video_time_limit', null, REQUIRED),
  one('video_time_limit', null, undefined, inWriting),
  one('video_time_limit', 0, undefined, inWriting),
  one('video_time_limit', 0, 'Invalid Value must be greater than or equal to 1'),
  one('video_time_limit', -5, 'Invalid Value must be greater than or equal to 1'),
  one('video_time_limit', 1),
  one('video_time_limit', -0.5, 'Invalid Value must be greater than or equal to 1'),
  one('video_time_limit', Number.NaN, 'Only numeric characters are allowed'),
  one('video_time_limit', 1.5, 'Only numeric characters are allowed'),
  one('video_time_limit', 300),
  one('video_time_limit', 301, 'Invalid Value must be less than or equal to 300'),
  one('number_responses', null),
  one('number_responses', 0, undefined, { what: 'of a task without responses' }),
  one('number_responses', null, REQUIRED, peer),
  one('number_responses', 0, 'Invalid value must be greater than or equal to 1', peer),
  one('number_responses', 1, undefined, peer),
  one('number_responses', 100, undefined, peer),
  one('number_responses', 101, 'Invalid value must be less than or equal to 100', peer),
]

const was: SavedTask = {
  task_category: 'independent_no_response',
  due_date: '2027-11-01',
  response_due_date: '2027-11-01',
}

const dates: TaskCase[] = (['due_date', 'response_due_date'] as const).flatMap(field => [
  one(field, null),
  one(field, ''),
  one(field, '2027-02-29', WRONG),
  one(field, 'tomorrow', WRONG),
  one(field, '2027-12-10T00:00:00Z', WRONG),
  one(field, '2027-11-30', 'Min value 12/1/2027.'),
  one(field, TODAY),
  one(field, LAST_DAY),
  one(field, '2028-03-01', 'Max value 2/29/2028.'),
  one(field, '2099-12-31', undefined, { what: 'of an exchange without an end', lastDay: null }),
  one(field, '2027-11-01', undefined, { what: 'that was not changed', saved: was }),
  one(field, '2027-11-02', 'Min value 12/1/2027.', { what: 'of a saved one', saved: was }),
])

const texts: TaskCase[] = richFields.flatMap((field: RichField) => [
  one(field, ''),
  one(field, `<p>${'x'.repeat(20_000)}</p>`),
  one(field, `<p>${'&amp;'.repeat(19_000)}</p>`, undefined, { what: 'of 19,000 letters' }),
  one(field, `<p>${'x'.repeat(20_001)}</p>`, long(20_000)),
  one(field, `<p><strong>${'x'.repeat(20_000)}</strong>y</p>`, long(20_000)),
  one(field, '<hr />'.repeat(16_666).padEnd(100_000, 'x'), undefined, { what: 'of 100,000 characters' }),
  one(field, '<hr />'.repeat(16_666).padEnd(100_001, 'x'), long(20_000), { what: 'of 100,001 characters' }),
])

const links = (count: number) =>
  Array.from({ length: count }, () => ({ label: 'A link', url: 'www.example.org' }))

const attachments: TaskCase[] = [
  one('links', []),
  one('links', links(10)),
  one('links', links(11), most(10)),
  one('links', [{ label: '', url: 'www.example.org' }], REQUIRED),
  one('links', [{ label: 'A link', url: ' ' }], REQUIRED),
  one('links', [{ label: 'A link', url: 'javascript:alert(1)' }], URL_WRONG),
  one('links', [{ label: 'x'.repeat(255), url: 'www.example.org' }], long(254)),
  one('materials', []),
  one('materials', [{ label: 'x'.repeat(255), original_file: storedName('pdf') }], long(254)),
  one('materials', [{ label: ' ', original_file: storedName('pdf') }], REQUIRED),
  one('materials', [{ label: 'Page', original_file: storedName('html') }], WRONG),
  one('materials', [{ label: 'Page', original_file: '../../etc/passwd' }], WRONG),
  one(
    'materials',
    Array.from({ length: 11 }, () => ({ label: 'Page', original_file: storedName('pdf') })),
    most(10),
  ),
  one('media', [{ label: 'Picture', file: storedName('webp') }]),
  one('media', [{ label: 'Paper', file: storedName('pdf') }], WRONG),
  one('media', [{ label: '', file: storedName('mp3') }], REQUIRED),
]

export const taskCases: readonly TaskCase[] = [
  { what: 'a good one', values: {}, issues: {} },
  { what: 'a good one of an independent teacher', values: {}, issues: {}, ...independent },
  ...names,
  ...thumbnails,
  ...tags,
  ...categories,
  ...numbers,
  ...dates,
  ...texts,
  ...attachments,
]
