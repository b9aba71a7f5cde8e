import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import type {
  ClassroomContext,
  ClassroomField,
  ClassroomValues,
  SavedClassroom,
} from '../../src/contract/rules/classroom-form.ts'
import { exchangeEndDate } from '../../src/contract/rules/end-date.ts'

export const TODAY = '2027-12-01'

/** A classroom of arts and sciences with nothing wrong. */
export const goodClassroom: ClassroomValues = {
  name: 'River Science 6',
  subject_id: 2,
  lang_native_id: 1,
  lang_instruction_id: null,
  level_id: null,
  start_date: '2027-12-10',
  end_date: '2028-03-09',
  number_students_range_id: 3,
  age_range_id: 3,
}

/** What a language class has besides. */
export const languages: Partial<ClassroomValues> = { subject_id: 1, lang_instruction_id: 2, level_id: 1 }

export const saved: SavedClassroom = {
  name: 'Old & new!',
  subject_id: 2,
  start_date: '2027-11-01',
  expire_at: '2028-10-31T00:00:00.000Z',
  student_payment_required: false,
}
const savedLanguages: SavedClassroom = { ...saved, subject_id: 1 }

/** What a case is about, the values that differ from the good ones, the sentences by field, who it is, and what was. */
export interface ClassroomCase {
  what: string
  values: Partial<ClassroomValues>
  issues: Partial<Record<ClassroomField, string>>
  who?: UserTypeSlug
  saved?: SavedClassroom
}

export const contextOf = ({ who = 'teacher', saved: was }: ClassroomCase): ClassroomContext => ({
  user: {
    user_type: { slug: who },
    school: who === 'teacher-librarian' ? { librarian_subscription: { end_date: '2028-05-31' } } : null,
    independent_subscription: { end_date: '2028-05-31' },
  },
  today: TODAY,
  worldLanguages: [1, 6],
  choosable: {
    subject_id: [1, 2, 3, 4, 5, 6, 7],
    lang_native_id: [1, 2],
    lang_instruction_id: [1, 2],
    level_id: [1, 2],
    number_students_range_id: [1, 2, 3],
    age_range_id: [1, 2, 3, 4],
  },
  saved: was ?? null,
})

const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'
const ALPHANUMERIC = 'Only alphanumeric characters are allowed'
const KEPT = 'The subject of a classroom exchange cannot be changed.'
const SHORT = 'Field must have at least 3 letters.'
const LONG = 'Field must have maximum 150 letters.'

const one = (
  field: ClassroomField,
  value: ClassroomValues[ClassroomField],
  issue?: string,
  rest: Omit<Partial<ClassroomCase>, 'issues'> = {},
): ClassroomCase => ({
  what: `${field} ${JSON.stringify(value)?.slice(0, 40)}${rest.what ? ` ${rest.what}` : ''}`,
  issues: issue ? { [field]: issue } : {},
  ...(rest.who ? { who: rest.who } : {}),
  ...(rest.saved ? { saved: rest.saved } : {}),
  values: { ...rest.values, [field]: value },
})

const names: ClassroomCase[] = [
  one('name', null, REQUIRED),
  one('name', '', REQUIRED),
  one('name', ' \u3000\u00a0 ', REQUIRED),
  one('name', 'ab', SHORT),
  one('name', '  ab  ', SHORT),
  one('name', 'abc'),
  one('name', '123'),
  one('name', 'x'.repeat(150), undefined, { what: 'of 150' }),
  one('name', `  ${'x'.repeat(150)} `, undefined, { what: 'of 150 with blanks around' }),
  one('name', 'x'.repeat(151), LONG, { what: 'of 151' }),
  one('name', 'Αθήνα 6'),
  one('name', '北京市 一班'),
  one('name', 'القدس ٣'),
  one('name', 'हिन्दी कक्षा'),
  one('name', 'می\u200cخواهم'),
  one('name', 'Năm\u0301 5'),
  one('name', "L'Étoile", ALPHANUMERIC),
  one('name', 'Class-7', ALPHANUMERIC),
  one('name', '<b>abc</b>', ALPHANUMERIC),
  one('name', 'abc\tdef', ALPHANUMERIC),
  one('name', 'abc\ndef', ALPHANUMERIC),
  one('name', 'abc\0def', ALPHANUMERIC),
  one('name', 'abc\u202edef', ALPHANUMERIC),
  one('name', 'abc\ud800', ALPHANUMERIC),
  one('name', 'Stars 🙂', ALPHANUMERIC),
  one('name', '\u200d\u200c\u200d', ALPHANUMERIC),
  one('name', 'Old & new!', ALPHANUMERIC, { what: 'of a new one' }),
  one('name', 'Old & new!', undefined, { what: 'that was not changed', saved }),
  one('name', ' Old & new! ', undefined, { what: 'that was not changed', saved }),
  one('name', 'Old & newer!', ALPHANUMERIC, { what: 'that was changed', saved }),
]

const subjects: ClassroomCase[] = [
  one('subject_id', null, REQUIRED),
  one('subject_id', 99, WRONG),
  ...[3, 4, 5, 7].map(id => one('subject_id', id, WRONG)),
  one('subject_id', 6, WRONG, { values: { lang_instruction_id: 2, level_id: 1 } }),
  ...[3, 4, 2].map(id => one('subject_id', id, undefined, { who: 'teacher-librarian' })),
  one('subject_id', 5, WRONG, { who: 'teacher-librarian' }),
  one('subject_id', 5, undefined, { who: 'independent-teacher' }),
  one('subject_id', 7, undefined, { who: 'independent-teacher-players' }),
  one('subject_id', 2, WRONG, { who: 'independent-teacher' }),
  one('subject_id', 6, undefined, {
    who: 'independent-teacher-language',
    values: { lang_instruction_id: 2, level_id: 1 },
  }),
  one('subject_id', null, REQUIRED, { what: 'of a saved one', saved }),
  one('subject_id', 1, KEPT, {
    what: 'of another saved one',
    saved,
    values: { lang_instruction_id: 2, level_id: 1 },
  }),
  one('subject_id', 4, undefined, {
    what: 'that was given to a teacher who may not pick it',
    saved: { ...saved, subject_id: 4 },
  }),
]

const lists: ClassroomCase[] = [
  ...(['lang_native_id', 'number_students_range_id', 'age_range_id'] as const).flatMap(field => [
    one(field, null, REQUIRED),
    one(field, 99, WRONG),
    one(field, 1),
    one(field, null, REQUIRED, { what: 'of a saved one', saved }),
  ]),
  one('lang_instruction_id', null, undefined, { what: 'of no language class' }),
  one('lang_instruction_id', 99, undefined, { what: 'of no language class, which is set to the native one' }),
  ...(['lang_instruction_id', 'level_id'] as const).flatMap(field => [
    one(field, null, REQUIRED, { what: 'of a language class', values: languages }),
    one(field, null, REQUIRED, {
      what: 'of a saved language class',
      values: languages,
      saved: savedLanguages,
    }),
    one(field, 99, WRONG, { what: 'of a language class', values: languages }),
    one(field, 2, undefined, { what: 'of a language class', values: languages }),
  ]),
  one('level_id', 1, WRONG, { what: 'of no language class' }),
  one('age_range_id', null, REQUIRED, { what: 'of a language class', values: languages }),
  one('age_range_id', null, undefined, {
    what: 'of a saved language class',
    values: languages,
    saved: savedLanguages,
  }),
  one('age_range_id', 99, WRONG, {
    what: 'of a saved language class',
    values: languages,
    saved: savedLanguages,
  }),
]

const starts = (
  start_date: string | null,
  issue?: string,
  rest: Omit<Partial<ClassroomCase>, 'issues'> = {},
): ClassroomCase =>
  one('start_date', start_date, issue, {
    ...rest,
    values: { end_date: start_date && !issue ? exchangeEndDate(start_date) : goodClassroom.end_date },
  })

const withEnd = (start_date: string, issue?: string, rest = {}) => ({
  ...starts(start_date, issue, rest),
  values: { start_date, end_date: exchangeEndDate(start_date) },
})

const dates: ClassroomCase[] = [
  starts(null, REQUIRED),
  starts('', REQUIRED),
  ...[
    'yesterday',
    '2027-2-1',
    '2027-13-01',
    '2027-02-29',
    '2028-02-30',
    '2027-12-10T00:00:00Z',
    '0000-00-00',
  ].map(day => starts(day, WRONG)),
  withEnd('2027-11-30', 'Min value 12/1/2027.'),
  withEnd(TODAY),
  withEnd('2028-02-29'),
  withEnd('2037-11-28'),
  withEnd('2037-11-29', 'Max value 11/28/2037.'),
  withEnd('2027-11-01', undefined, { what: 'that was not changed', saved }),
  withEnd('2027-11-02', 'Min value 12/1/2027.', { what: 'of a saved one', saved }),
  withEnd('2028-08-02', undefined, { what: 'so that it ends on the day it expires', saved }),
  withEnd('2028-08-03', 'Max value 8/2/2028.', { what: 'so that it ends too late', saved }),
  withEnd('2028-08-03', undefined, {
    what: 'of one that never expires',
    saved: { ...saved, expire_at: null },
  }),
  withEnd('2028-03-03', 'Max value 3/2/2028.', {
    what: 'beyond the subscription',
    who: 'teacher-librarian',
    saved,
  }),
  one('end_date', null, REQUIRED),
  one('end_date', 'soon', WRONG),
  one('end_date', '2028-02-30', WRONG),
  one('end_date', '2028-03-08', WRONG),
  one('end_date', '2028-03-10', WRONG),
]

const ofIndependent = (values: Partial<ClassroomValues>): ClassroomCase => ({
  what: `dates of an independent teacher, which the server sets: ${JSON.stringify(values)}`,
  values: { subject_id: 5, ...values },
  issues: {},
  who: 'independent-teacher',
})

export const classroomCases: readonly ClassroomCase[] = [
  { what: 'a good one', values: {}, issues: {} },
  { what: 'a good one of languages', values: languages, issues: {} },
  { what: 'a good one of a demo teacher', values: {}, issues: {}, who: 'teacher-demo' },
  ...names,
  ...subjects,
  ...lists,
  ...dates,
  ofIndependent({ start_date: null, end_date: null }),
  ofIndependent({ start_date: '2020-01-01', end_date: 'x' }),
]
