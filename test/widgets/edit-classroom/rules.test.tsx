import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { answered } from '../../support/answer.ts'
import { field, fill, press, see, unmountAll } from '../../support/page.ts'
import { toldAt } from '../../support/told-at.ts'
import { worldLanguages } from '../classroom/a-classroom.ts'
import { placed, SAVE } from './an-edit.ts'

const REQUIRED = 'Field required.'
const languageClass: Partial<Classroom> = { subject_id: 1, subject: worldLanguages }

interface BadInput {
  label: string
  typed: string
  seen: string
  classroom?: Partial<Classroom>
  user?: Partial<User>
}

const bad = (label: string, typed: string, seen: string, rest: Partial<BadInput> = {}): BadInput => ({
  label,
  typed,
  seen,
  ...rest,
})

const inputs: BadInput[] = [
  bad('Classroom Name', '', REQUIRED),
  bad('Classroom Name', '   ', REQUIRED),
  bad('Classroom Name', 'ab', 'Field must have at least 3 letters.'),
  bad('Classroom Name', 'x'.repeat(151), 'Field must have maximum 150 letters.'),
  bad('Classroom Name', 'Art & Co', 'Only alphanumeric characters are allowed'),
  bad('Classroom Name', 'Stars 🙂', 'Only alphanumeric characters are allowed'),
  bad('Native Language of My Students', '', REQUIRED, { classroom: { lang_native_id: null } }),
  bad('Start Date', '', REQUIRED),
  bad('Start Date', '2020-01-01', 'Min value'),
  bad('Start Date', '2024-02-29', 'Min value'),
  bad('Start Date', '2031-01-01', 'Max value'),
  bad('Number of Students', '', REQUIRED, { classroom: { number_students_range_id: null } }),
  bad('Age Range', '', REQUIRED, { classroom: { age_range_id: null } }),
  bad('Language of Instruction', '', REQUIRED, {
    classroom: { ...languageClass, lang_instruction_id: null },
  }),
  bad('Level', '', REQUIRED, { classroom: { ...languageClass, level_id: null } }),
]

describe('bad input in <cx-edit-classroom>', () => {
  afterEach(unmountAll)

  for (const { label, typed, seen, classroom, user } of inputs) {
    const shown = typed.length > 20 ? `${typed.slice(0, 20)}…` : typed
    it(`'${shown}' as ${label} is told there, and nothing is sent or lost`, async () => {
      const element = await placed(classroom, user)
      await fill(element, 'Classroom Name', 'Postcards to Lyon')
      await fill(element, label, typed)
      await press(element, 'Save Changes')
      await see(element, seen)
      expect(await toldAt(element, label)).to.include(seen)
      expect((await field(element, label)).value).to.equal(typed)
      if (label !== 'Classroom Name')
        expect((await field(element, 'Classroom Name')).value).to.equal('Postcards to Lyon')
      expect(element.shadowRoot?.querySelectorAll('[aria-invalid]')).to.have.length(1)
      expect(answered(SAVE)).to.have.length(0)
    })
  }
})
