import type { Partner } from '../../src/contract/entities/partner.ts'

/** Asks for the partner of a classroom. */
export const PARTNER_OF = 'GET /api/teacher/classrooms/{id}/partner'

/** The partner of the classroom, with a clock of their own; what a test is about comes as `changes`. */
export const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  id: 9,
  first_name: 'Camille',
  last_initial: 'D',
  last_name: 'Durand',
  full_name: 'Camille Durand',
  avatar: null,
  country: { name: 'Japan', iso: 'JP' },
  state: null,
  city: 'Kyoto',
  about_info: 'I teach by letters.\nMy class loves maps.',
  school: { name: 'Collège Lumière' },
  subjects: [{ id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 }],
  native_language: { id: 2, name: 'French' },
  instruction_languages: [{ id: 1, name: 'English' }],
  age_ranges: [{ id: 2, name: '11-14 years old', min_age: 11 }],
  // without summer time, so that the clock is the same all year
  time_zone: 'Asia/Tokyo',
  classrooms: [
    {
      id: 70,
      name: 'Letters from Lyon',
      subject: { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
      lang_native: { id: 2, name: 'French' },
      lang_instruction: { id: 1, name: 'English' },
      level: { id: 2, name: 'Intermediate' },
      age_range: { id: 2, name: '11-14 years old', min_age: 11 },
      number_students_range: { id: 3, name: '21-30', min: 21, max: 30 },
      start_date: '2025-09-08',
      end_date: '2025-12-07',
      number_of_tokens: 1,
      class_pairing_id: 3,
      teacher: { full_name: 'Camille Durand' },
      teacher_assistants: [{ full_name: 'Noé Petit' }],
      students_number: null,
    },
  ],
  ...changes,
})
