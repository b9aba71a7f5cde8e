import { expect } from '@open-wc/testing'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import { type UserTypeSlug, userTypeSlugs } from '../../../src/contract/entities/user.ts'
import { classroomFacts } from '../../../src/widgets/classroom/facts.ts'
import { teacher } from '../../support/teacher.ts'
import { aClassroom, artsAndSciences, worldLanguages } from './a-classroom.ts'

const facts = (changes: Partial<Classroom> = {}, slug: UserTypeSlug = 'teacher') =>
  classroomFacts(teacher({ user_type: { slug } }), aClassroom(changes))

const factOf = (label: string, changes: Partial<Classroom>) =>
  facts(changes).find(fact => fact.label === label)

describe('the general information of a classroom', () => {
  it('says everything in its order', () => {
    expect(facts().map(({ label, value }) => [label, value])).to.deep.equal([
      ['Subject', 'Arts and Sciences'],
      ['Course', 'A Day in My Life'],
      ['Dates', '9/8/2025 – 12/7/2025'],
      ['Age Range', '11-14 years old'],
      ['Number of Students', '21-30'],
      ['Group Type', 'Individual'],
      ['Teacher', 'Ada Moreno'],
      ['Teacher Assistant', 'Jonas Berg'],
      ['Global Partner', 'Camille D.'],
    ])
  })

  it('has languages and level for subjects of type world_languages alone', () => {
    const languages = ['Language of Instruction', 'Level', 'Native Language']
    const labels = (subject: Classroom['subject']) => facts({ subject }).map(({ label }) => label)
    expect(labels(worldLanguages)).to.include.members(languages)
    expect(labels(artsAndSciences)).not.to.include.any.members(languages)
    expect(factOf('Level', { subject: worldLanguages })?.value).to.equal('Intermediate')
  })

  for (const slug of userTypeSlugs) {
    const has = !slug.startsWith('independent')
    it(`has ${has ? 'a' : 'no'} global partner for ${slug}`, () => {
      expect(facts({}, slug).some(({ label }) => label === 'Global Partner')).to.equal(has)
    })
  }

  it('names the librarian whose classroom it is, beside the teacher who assists', () => {
    const named = facts({}, 'teacher-librarian').map(({ label, value }) => [label, value])
    expect(named).to.deep.include(['Librarian', 'Ada Moreno'])
    expect(named).to.deep.include(['Teacher Assistant', 'Jonas Berg'])
    expect(named.map(([label]) => label)).not.to.include('Teacher')
  })

  const missing: [string, Partial<Classroom>, string][] = [
    ['Course', { course: null, course_id: null }, 'No course selected'],
    ['Age Range', { age_range: null }, 'Not given'],
    ['Number of Students', { number_students_range: null }, 'Not given'],
    ['Language of Instruction', { subject: worldLanguages, lang_instruction: null }, 'Not given'],
    ['Teacher Assistant', { teacher_assistants: [] }, 'None'],
    ['Global Partner', { partner: null }, 'Not Paired'],
  ]
  for (const [label, changes, value] of missing) {
    it(`says '${value}' where there is no ${label}`, () => {
      expect(factOf(label, changes)).to.deep.equal({ label, value, missing: true })
    })
  }

  const partner = (first_name: string, last_name: string) => {
    const camille = aClassroom().partner
    return factOf('Global Partner', { partner: camille && { ...camille, first_name, last_name } })?.value
  }
  const names: [string, string, string][] = [
    ['Camille', 'Durand', 'Camille D.'],
    ['Camille', '', 'Camille'],
    ['Ngozi', ' Ékwueme', 'Ngozi É.'],
    ['Mei', '𠮷田', 'Mei 𠮷.'],
  ]
  for (const [first, last, shown] of names) {
    it(`shows a partner ${first} ${last} as ${shown}`, () => {
      expect(partner(first, last)).to.equal(shown)
    })
  }

  it('names every group type', () => {
    const shown = ([1, 2, 3] as const).map(
      id => factOf('Group Type', { course_student_group_type_id: id })?.value,
    )
    expect(shown).to.deep.equal(['Individual', 'Small Group', 'Whole Class'])
  })
})
