import type { PartnerProfile } from '../../contract/entities/partner.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { Facts, namesOf } from './facts.tsx'

/** What a teacher tells of themselves, in a few words. */
export function PersonFacts({ person, school }: { person: PartnerProfile; school?: string | undefined }) {
  return (
    <Facts
      facts={[
        [t.school, school],
        [t.subjects, namesOf(person.subjects)],
        [t.nativeLanguage, person.native_language?.name],
        [t.languages, namesOf(person.instruction_languages)],
        [t.ages, namesOf(person.age_ranges)],
      ]}
    />
  )
}

/** The same in full, with school and About Me. */
export function PersonDetails({ person, level = 3 }: { person: PartnerProfile; level?: number }) {
  return (
    <>
      <PersonFacts person={person} school={person.school?.name} />
      <section>
        <h3 className="cx-part-title" aria-level={level}>
          {t.aboutMe}
        </h3>
        <p className="cx-written">{person.about_info?.trim() || t.nothingAbout}</p>
      </section>
    </>
  )
}
