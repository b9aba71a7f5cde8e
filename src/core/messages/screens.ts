import type { RouteName } from '../navigation/paths.ts'

/** Screens that an element shows in the place of its first one, when no page does. */
export const screens = {
  back: 'Back',
  titles: {
    editClassroom: 'Edit Classroom',
    chooseCourse: 'Select a course',
    taskDetail: 'Task',
    recordUpload: 'Record or Upload',
    videoRecord: 'Record',
    submissionDetail: 'Submission',
  } satisfies Partial<Record<RouteName, string>>,
} as const
