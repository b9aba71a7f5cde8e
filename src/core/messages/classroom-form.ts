import type { ClassroomField } from '../../contract/rules/classroom-form.ts'

/** What is filled in of a classroom, wherever that is (P2 §2, §5). */
export const classroomForm = {
  fields: {
    name: 'Classroom Name',
    subject_id: 'Subject',
    lang_native_id: 'Native Language of My Students',
    lang_instruction_id: 'Language of Instruction',
    level_id: 'Level',
    start_date: 'Start Date',
    end_date: 'End Date',
    number_students_range_id: 'Number of Students',
    age_range_id: 'Age Range',
  } satisfies Record<ClassroomField, string>,

  nameHint: 'Letters, numbers and spaces.',
  subjectKept: 'The subject stays: an exchange has been spent for it.',
  chooseSubject: 'Choose a subject',
  chooseLanguage: 'Choose a language',
  instructionHint: 'What your students learn.',
  levelHint: 'How far they are with it.',
  chooseLevel: 'Choose a level',
  chooseRange: 'Choose a number',
  chooseAge: 'Choose an age range',
  ageHint: 'Of most of your students.',
  noAge: 'No age range',
  endsOn: (day: string) => `Ends on ${day}, 90 days after it starts.`,
  endsLater: 'It ends 90 days after it starts.',
  startsToday: (end: string) => `Your exchange starts today and ends on ${end}.`,
  mostStudents: (most: number) => `At most ${most} students in each classroom.`,

  /** Both to the letter. */
  review:
    'Please note that you will be required to review and approve each video from your students before they will be shared with your partner classroom.',
  reviewIndependent:
    'Please note that you will be required to review and approve each video from your students before they will be shared.',

  failedTitle: 'Create classroom fail',
  failed: 'Something went wrong on the way',
  loadFailedTitle: 'The page could not be loaded',
  loadFailed: 'Error, Please try again.',
} as const
