import type { TaskCategory } from '../../contract/rules/task-categories.ts'
import { taskOutcomes } from '../../contract/server-messages/task-outcomes.ts'
import type { ShownField } from '../tasks/task-draft.ts'
import { taskWords } from './task-words.ts'

/** cx-task-editor: a task is created or edited (P3 §2 My Tasks, §3 Task categories, §5, §9). */
export const taskEditor = {
  ...taskWords,
  createTitle: 'CREATE TASK',
  editTitle: 'EDIT TASK',
  required: 'Fields with * are required.',
  fields: {
    task_name: 'Task Name',
    topic: 'Topic',
    summary: 'Summary',
    task_thumbnail: 'Thumbnail',
    tags: 'Tags',
    task_category: 'Category',
    response_type: 'Response Type',
    video_time_limit: 'Video Time Limit (seconds)',
    number_responses: 'Number of Responses',
    due_date: 'Create Due Date',
    response_due_date: 'Response Due Date',
    create_prompt: 'Student Prompt',
    respond_prompt: 'Response Prompt',
    ...taskWords.long,
    links: 'Links',
    materials: 'Materials',
  } satisfies Record<ShownField, string>,
  sections: {
    about: 'About the task',
    students: 'What students do',
    dates: 'Due dates',
    texts: 'More about it',
    attachments: 'Materials and links',
  },
  marked: (label: string) => `${label} *`,
  categories: {
    independent_no_response: 'No Peer Responses',
    independent_peer_response: 'Allow Peer Responses',
    activity: 'Activity',
    reflection: 'Reflection',
    introduction: 'Introduction',
    exchange: 'Exchange',
  } satisfies Record<TaskCategory | 'exchange', string>,
  limitHint: (least: number, most: number) => `${least} to ${most}.`,
  responsesHint: (least: number, most: number) =>
    `How many each student writes or records, ${least} to ${most}.`,
  until: (day: string) => `Until ${day} at the latest. Without a date there is none for students either.`,
  noEnd: 'Without a date there is none for students either.',
  /** Of a field with one text, and of one with several. */
  forTeachers: {
    one: 'For teachers alone; students do not see it.',
    more: 'For teachers alone; students do not see them.',
  },

  preview: 'Preview',
  previewTitle: 'As students will see it',
  cancel: 'Cancel',
  save: 'Save Task',
  saving: 'Saving the task',
  savedTitle: 'SUCCESS',
  saved: taskOutcomes.success,
  failedTitle: 'Task not saved',
  failed: 'Error saving the task. Please try again.',
  uploading:
    'Some files have not arrived yet. Wait for them, or remove those that failed, and save the task then.',
  check: (count: number) =>
    count === 1 ? 'One field is to be looked at again:' : `${count} fields are to be looked at again:`,

  expired: 'This classroom exchange has expired and its tasks cannot be edited.',
  goneKept: `${taskWords.gone} What you have typed can be saved as a new one.`,
  saveAsNew: 'Save as a new task',

  changedTitle: 'Changed meanwhile',
  changed: 'This task has been saved meanwhile, by your partner or in another window. What is to be kept?',
  changedAlike: 'This task has been saved meanwhile with the same changes.',
  mine: 'Yours',
  theirs: 'Saved meanwhile',
  empty: 'Nothing',
  takeTheirs: 'Discard mine',
  merge: 'Save what is chosen',

  leaveTitle: 'Leave this task?',
  leaveText: 'It is not saved yet. What you have typed stays in this tab until you come back.',
  leaveUploading: 'Files that are still being uploaded are lost.',
  stay: 'Stay',
  leave: 'Leave',
  discard: 'Discard and leave',

  later: 'The task could not be loaded. Please try again.',
  loadTitle: 'The task could not be loaded',
  chooseTitle: 'Choose a classroom',
  choose: 'Its tasks are created and edited here.',
  wrongTaskTitle: 'This is not a task',
  wrongTask: 'The number of the task is not valid.',
  backToTasks: 'Back to the tasks',

  noName: 'A task without a name',
  noPrompt: 'There is no prompt yet.',
  timeLimit: 'Time',
  answerBy: 'Answer by',
  due: 'Due',
  responses: 'Responses',
} as const
