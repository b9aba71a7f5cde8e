import { expect } from '@open-wc/testing'
import { EXCHANGE_STARTS_WITHIN_DAYS } from '../../../src/contract/limits/classrooms.ts'
import { dayAfter } from '../../../src/contract/rules/days.ts'
import { localDay } from '../../../src/core/dates/local-day.ts'
import { shortDate } from '../../../src/core/dates/short-date.ts'
import { answered } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import { oneDay } from '../../support/one-day.ts'
import { field, fill, press, see, unmountAll } from '../../support/page.ts'
import { toldAt } from '../../support/told-at.ts'
import { CREATE } from './a-creation.ts'
import {
  AGE,
  DAY,
  type FilledSteps,
  INSTRUCTION,
  LEVEL,
  languages,
  NAME,
  NATIVE,
  own,
  STUDENTS,
  sciences,
  stepOf,
} from './steps.ts'

const REQUIRED = 'Field required.'
const ALPHANUMERIC = 'Only alphanumeric characters are allowed'
const SHORT = 'Field must have at least 3 letters.'
const LONG = 'Field must have maximum 150 letters.'

/** What stands in the fields of a step. */
const valuesOf = async (element: Element, labels: readonly string[]) =>
  Promise.all(labels.map(async label => (await field(element, label)).value))

const labelsBeside = (label: string, steps: FilledSteps) =>
  (steps.find(fields => fields.some(([name]) => name === label)) ?? []).map(([name]) => name)

/** The button that leads on from a step: who may create the classroom there chooses a course by another. */
const leave = (labels: readonly string[], steps: FilledSteps) =>
  steps === own && labels.includes(AGE) ? 'Choose a Course' : 'Next'

type Bad = readonly [label: string, typed: string, told: string]

const names: readonly Bad[] = [
  [NAME, '', REQUIRED],
  [NAME, '   ', REQUIRED],
  [NAME, '\u3000\u00a0', REQUIRED],
  [NAME, 'ab', SHORT],
  [NAME, '  ab  ', SHORT],
  [NAME, '京', SHORT],
  [NAME, 'x'.repeat(151), LONG],
  [NAME, 'Art & Co', ALPHANUMERIC],
  [NAME, "L'Étoile", ALPHANUMERIC],
  [NAME, 'Class-7', ALPHANUMERIC],
  [NAME, '<b>abc</b>', ALPHANUMERIC],
  [NAME, 'abc\tdef', ALPHANUMERIC],
  [NAME, 'abc\u202edef', ALPHANUMERIC],
  [NAME, 'Stars 🙂', ALPHANUMERIC],
  [NAME, '👨\u200d👩\u200d👧', ALPHANUMERIC],
]

const today = localDay()
const last = dayAfter(today, EXCHANGE_STARTS_WITHIN_DAYS)
const min = (day: string) => `Min value ${shortDate(day)}.`

const dates: readonly Bad[] = [
  [DAY, '', REQUIRED],
  [DAY, dayAfter(today, -1), min(today)],
  [DAY, '2024-02-29', min(today)],
  [DAY, dayAfter(last, 1), `Max value ${shortDate(last)}.`],
]

const tables: readonly (readonly [who: string, steps: FilledSteps, inputs: readonly Bad[]])[] = [
  ['a teacher', sciences, [...names, ['Subject', '', REQUIRED], [NATIVE, '', REQUIRED], ...dates]],
  [
    'a teacher',
    sciences,
    [
      [STUDENTS, '', REQUIRED],
      [AGE, '', REQUIRED],
    ],
  ],
  [
    'a teacher of languages',
    languages,
    [
      [NATIVE, '', REQUIRED],
      [INSTRUCTION, '', REQUIRED],
      [LEVEL, '', REQUIRED],
      [AGE, '', REQUIRED],
    ],
  ],
  [
    'an independent teacher of languages',
    own,
    [
      [NAME, 'x'.repeat(151), LONG],
      [NATIVE, '', REQUIRED],
      [INSTRUCTION, '', REQUIRED],
      [LEVEL, '', REQUIRED],
      [STUDENTS, '', REQUIRED],
      [AGE, '', REQUIRED],
    ],
  ],
]

const short = (typed: string) => JSON.stringify(typed.length > 20 ? `${typed.slice(0, 20)}…` : typed)

describe('bad input in <cx-create-classroom>', () => {
  oneDay()
  afterEach(unmountAll)

  for (const [who, steps, inputs] of tables)
    for (const [label, typed, told] of inputs)
      it(`${short(typed)} as ${label} of ${who} is told there, and nothing is lost`, async () => {
        const element = await stepOf(label, steps)
        const labels = labelsBeside(label, steps)
        await fill(element, label, typed)
        const before = await valuesOf(element, labels)
        await press(element, leave(labels, steps))
        await see(element, told)
        expect(await toldAt(element, label)).to.equal(told)
        await hasFocus(await field(element, label))
        expect(await valuesOf(element, labels)).to.deep.equal(before)
        expect((await field(element, label)).value).to.equal(typed)
        expect(element.shadowRoot?.querySelectorAll('[aria-invalid]')).to.have.length(1)
        expect(answered(CREATE)).to.have.length(0)
      })
})
