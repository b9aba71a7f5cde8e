import { answer } from './answer.ts'

export const LISTS = {
  subjects: [
    { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
    { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 },
    { id: 3, name: 'Library', type: 'other', number_of_tokens: 1 },
    { id: 5, name: 'Independent Basic', type: 'other', number_of_tokens: 0 },
    { id: 6, name: 'Independent Language', type: 'world_languages', number_of_tokens: 0 },
    { id: 7, name: 'Independent Players Trust', type: 'other', number_of_tokens: 0 },
  ],
  ageRanges: [
    { id: 1, name: '4-6 years old', min_age: 4 },
    { id: 2, name: '7-10 years old', min_age: 7 },
    { id: 3, name: '11-14 years old', min_age: 11 },
    { id: 4, name: '15+ years old', min_age: 15 },
  ],
}

/** The server has the lists that a classroom is put together from. */
export function servesClassroomLists(): void {
  answer('GET /api/teacher/subjects', { success: true, data: LISTS.subjects })
  answer('GET /api/teacher/age-ranges', { success: true, data: LISTS.ageRanges })
  answer('GET /api/teacher/languages', {
    success: true,
    data: [
      { id: 1, name: 'English' },
      { id: 2, name: 'Spanish' },
      { id: 3, name: 'French' },
    ],
  })
  answer('GET /api/teacher/levels', {
    success: true,
    data: [
      { id: 1, name: 'Novice', description: 'First words.' },
      { id: 2, name: 'Intermediate', description: 'Sentences.' },
    ],
  })
  answer('GET /api/teacher/number-students-ranges', {
    success: true,
    data: [
      { id: 1, name: '1-10', min: 1, max: 10 },
      { id: 3, name: '21-30', min: 21, max: 30 },
      { id: 4, name: '31-40', min: 31, max: 40 },
    ],
  })
}
