import type { ActionItem } from '../../../src/contract/entities/action-item.ts'

/** What makes an item done while the teacher has said nothing. */
export type Fact = 'has_course' | 'has_partner' | 'has_students' | 'has_video'
/** What has to be so for an item to be shown at all. */
type Condition = 'has_partner' | 'has_roster'

/** A kind of action item: each classroom has one of it, or one for each of its tasks. */
export interface Template {
  action: ActionItem['action']
  /** Null where only the teacher knows. */
  done: Fact | null
  shown: Condition | null
}

const NOTHING_TO_RECORD = { details_create: '', details_response: '' }

const action = (given: Pick<ActionItem['action'], 'id' | 'task' | 'to_do' | 'details' | 'trigger'>) => ({
  ...given,
  ...NOTHING_TO_RECORD,
  is_task: false,
  use_student_task_name: false,
  more_info_link: null,
})

/** Of the classroom as a whole. Ids are kept in the database: a number is never used for anything else. */
export const ofClassroom: readonly Template[] = [
  {
    action: action({
      id: 1,
      task: 'Choose a course',
      to_do: 'Select the course that your classroom will work on.',
      details:
        'Every task of the exchange comes from the course. Look through the course library, open a course to see its tasks, and add the one that fits your students.',
      trigger: 'select_course',
    }),
    done: 'has_course',
    shown: null,
  },
  {
    action: action({
      id: 2,
      task: 'Connect with a global partner',
      to_do: 'Find the classroom that yours will work with.',
      details:
        'Search for a partner with a course, an age range and dates that fit yours, or answer a connection request that you have received.',
      trigger: 'find_partner',
    }),
    done: 'has_partner',
    shown: null,
  },
  {
    action: action({
      id: 3,
      task: 'Say hello to your partner teacher',
      to_do: 'Agree with your partner on dates and on how you will work.',
      details:
        'Tell your partner when your classes meet, when your holidays are and how your students will record. Agree on the first due date together.',
      trigger: 'message_partner',
    }),
    done: null,
    shown: 'has_partner',
  },
  {
    action: action({
      id: 4,
      task: 'Add your students',
      to_do: 'Add your students, or your groups, to the classroom.',
      details:
        'Students sign in with the classroom code and their username. Add them one by one or import a list.',
      trigger: 'add_students',
    }),
    done: 'has_students',
    shown: 'has_roster',
  },
  {
    action: action({
      id: 5,
      task: 'Set the due dates',
      to_do: 'Set a due date for each task.',
      details:
        'The due dates hold for both classrooms of the exchange, so agree on them with your partner first.',
      trigger: 'set_due_dates',
    }),
    done: null,
    shown: 'has_partner',
  },
]

/** Of each task that asks for a post. */
export const ofTask = {
  introduction: {
    action: {
      ...action({
        id: 20,
        task: 'Introduce yourself',
        to_do: 'Record a video in which you introduce yourself and your classroom.',
        details: 'Your partner’s students see this video before they post their own introductions.',
        trigger: null,
      }),
      details_create:
        'Say who you are, where your school is and what your students are looking forward to. A minute is enough.',
      is_task: true,
      use_student_task_name: true,
    },
    done: 'has_video',
    shown: null,
  },
  other: {
    action: {
      ...action({
        id: 21,
        task: 'Record a video for the task',
        to_do: 'Record your own video for this task, as your students do.',
        details: 'Students of both classrooms like to see that their teachers take part.',
        trigger: null,
      }),
      details_create: 'Answer the prompt that your students answer. Show something of your own.',
      details_response: 'Watch your partner’s video, then say what surprised you and ask a question.',
      is_task: true,
      use_student_task_name: true,
    },
    done: 'has_video',
    shown: null,
  },
} as const satisfies Record<string, Template>

const all: readonly Template[] = [...ofClassroom, ...Object.values(ofTask)]

/** @throws when a release has lost one of which there are items */
export function templateOf(id: number): Template {
  const template = all.find(({ action }) => action.id === id)
  if (!template) throw new Error(`there is no action ${id}`)
  return template
}
