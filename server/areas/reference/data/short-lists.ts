// Short lists with our ids, which are for ever: a new entry takes the next one.

/** Independent teachers work by subscription: their exchanges have no partner, and cost no token (P2 §6). */
export const subjectList = [
  { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
  { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 },
  { id: 3, name: 'Library', type: 'other', number_of_tokens: 1 },
  { id: 4, name: 'Players Trust', type: 'other', number_of_tokens: 1 },
  { id: 5, name: 'Independent Basic', type: 'other', number_of_tokens: 0 },
  { id: 6, name: 'Independent Language', type: 'world_languages', number_of_tokens: 0 },
  { id: 7, name: 'Independent Players Trust', type: 'other', number_of_tokens: 0 },
]

export const levelList = [
  {
    id: 1,
    name: 'Novice',
    description:
      'Students say who they are and what they like. They use words and short sentences that they have learned by heart, and understand slow speech about familiar things.',
  },
  {
    id: 2,
    name: 'Intermediate',
    description:
      'Students make sentences of their own. They ask and answer questions about their day, their family and their plans, and understand the main idea of a short video.',
  },
  {
    id: 3,
    name: 'Advanced',
    description:
      'Students tell and compare. They speak in connected sentences about the past, the present and the future, give reasons for what they think, and follow natural speech.',
  },
]

export const ageRangeList = [
  { id: 1, name: '4-6 years old', min_age: 4 },
  { id: 2, name: '7-10 years old', min_age: 7 },
  { id: 3, name: '11-14 years old', min_age: 11 },
  { id: 4, name: '15+ years old', min_age: 15 },
]

export const numberStudentsList = [
  { id: 1, name: '1-10', min: 1, max: 10 },
  { id: 2, name: '11-20', min: 11, max: 20 },
  { id: 3, name: '21-30', min: 21, max: 30 },
]
