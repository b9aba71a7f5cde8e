import type { LibraryRequestField } from '../../contract/rules/library-request-form.ts'

/** The form of a library request, and its deletion (P2 §4 Library request, §5 Library request form, §8). */
export const libraryRequestForm = {
  newTitle: 'New Request',
  editTitle: 'Edit Request',
  intro: (days: number) =>
    `Other libraries see your request for ${days} days, and the first to connect gets it: then both of you pay the exchanges that the course costs.`,
  fields: {
    classroom_name: 'Classroom Name',
    text_request: 'Description',
    topics: 'Topics',
    age_range_id: 'Age Range',
    course_id: 'Course',
  } satisfies Record<LibraryRequestField, string>,
  students: 'Number of Students',
  exchanges: 'Exchanges',
  nameHint: 'Of the classroom that both libraries get: letters, numbers and spaces.',
  textHint: 'What you would like to do together.',
  topicsHint: 'What the exchange is to be about.',
  any: 'Any',
  notApplicable: 'Not applicable',
  chooseAge: 'Select an age range',
  chooseCourse: 'Select a course',
  chooseStudents: 'Select a number',
  topicsFirst: 'Select topics first.',
  ageFirst: 'Select an age range first.',
  noCourses: 'There is no course for these topics and this age range. Select others.',
  count: (used: number, most: number) => `${used} of ${most}`,

  post: 'Post',
  repost: 'Repost',
  posting: 'Posting',
  saveFailed: 'Error saving the request.',
  postAsNew: 'Post as a new request',
  savedTitle: 'Successful',
  saved: (day: string) => `Your request is posted. Other libraries see it until ${day}.`,

  deleteTitle: 'Delete this request?',
  deleteOpen: (name: string) => `Other libraries do not see ${name} any more. This cannot be undone.`,
  deleteConnected: (name: string) => `It goes from your list. The classroom ${name} stays.`,
  delete: 'Delete',
  deleting: 'Deleting',
  deleteFailed: 'Error deleting request.',
} as const
