import { taskOutcomes } from '../../contract/server-messages/task-outcomes.ts'

/** What several places that show a task say alike: its list, its form, the library and the student site. */
export const taskWords = {
  /** What is long in a task, besides its prompts. */
  long: {
    teacher_instructions: 'Teacher Instructions',
    can_do_statement: 'Learning Objectives',
    essential_question: 'Essential Question',
    description: 'Description',
    teacher_description: 'Notes for Teachers',
  },
  toWorkWith: 'To work with',
  responseTypes: { 1: 'Video', 2: 'Text' },
  seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  newTab: '(opens in a new tab)',
  goneTitle: 'This task is gone',
  gone: taskOutcomes.gone,
} as const
