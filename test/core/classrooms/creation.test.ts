import { expect } from '@open-wc/testing'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import {
  creationSteps,
  maySaveWithoutCourseStep,
  stepsOf,
} from '../../../src/core/classrooms/creation-steps.ts'
import { newDraft } from '../../../src/core/classrooms/new-draft.ts'
import { LISTS } from '../../support/classroom-lists.ts'
import { teacher } from '../../support/teacher.ts'

const user = (slug: UserTypeSlug) => teacher({ user_type: { slug } })

const lists = {
  ...LISTS,
  languages: [],
  levels: [],
  studentRanges: [
    { id: 3, name: '21-30', min: 21, max: 30 },
    { id: 1, name: '1-10', min: 1, max: 10 },
    { id: 4, name: '31-40', min: 31, max: 40 },
  ],
}
const taught = {
  subjects: [],
  age_ranges: [],
  native_language_id: 2,
  instruction_languages: [],
}

describe('the steps of creating a classroom', () => {
  const ids = (slug: UserTypeSlug) => stepsOf(user(slug)).map(({ id }) => id)

  it('are one to four and six, and one to three for independent teachers', () => {
    expect(ids('teacher')).to.deep.equal([1, 2, 3, 4, 6])
    expect(creationSteps.course).to.equal(6)
    for (const slug of ['', '-language', '-players'] as const)
      expect(ids(`independent-teacher${slug}`)).to.deep.equal([1, 2, 3])
  })

  it('may be left before the course by independent basic and language teachers alone', () => {
    const may = (slug: UserTypeSlug) => maySaveWithoutCourseStep(user(slug))
    expect(may('independent-teacher')).to.equal(true)
    expect(may('independent-teacher-language')).to.equal(true)
    expect(may('independent-teacher-players')).to.equal(false)
    expect(may('teacher')).to.equal(false)
  })
})

describe('what a new classroom begins with', () => {
  it('is the oldest age range of the teacher, and none where there is none', () => {
    expect(newDraft(user('teacher'), lists, { ...taught, age_ranges: [3, 1] }).age_range_id).to.equal(3)
    expect(newDraft(user('teacher'), lists, taught).age_range_id).to.equal(null)
  })

  it('is as many students as a classroom may have, and the native language of the profile', () => {
    const draft = newDraft(user('teacher'), lists, taught)
    expect(draft).to.include({ number_students_range_id: 3, lang_native_id: 2 })
  })

  it('is what leaves no choice: the only subject, the only language', () => {
    const languages = { id: 1, name: 'Languages and Cultures', type: 'world_languages' }
    const one = { ...taught, subjects: [languages], instruction_languages: [3] }
    expect(newDraft(user('teacher'), lists, one)).to.include({ subject_id: 1, lang_instruction_id: 3 })
    const two = { ...taught, subjects: [languages, { ...languages, id: 2 }], instruction_languages: [3, 1] }
    expect(newDraft(user('teacher'), lists, two)).to.include({ subject_id: null, lang_instruction_id: null })
    expect(newDraft(user('independent-teacher-language'), lists, taught).subject_id).to.equal(6)
  })
})
