import { MASQUERADE_LINK_VALID_SECONDS } from '../../contract/limits/masquerade.ts'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../contract/limits/students.ts'
import { approval } from './approval.ts'

/** A student or a group: profile, posts, name, password, removal (P3 §2 My Students, §4, §5, §8). */

export const studentProfile = {
  editName: { student: 'Edit student name', group: 'Edit group name' },
  firstName: 'First name',
  lastInitial: 'Last initial',
  groupName: 'Group name',
  save: 'Save',
  saving: 'Saving…',
  nameSaved: 'Success!',
  nameFailed: { student: 'Error editing student name.', group: 'Error editing group name.' },

  resetQuestion: (name: string) =>
    `${name} will get a new password. One that they have now will no longer work. Would you like to continue?`,
  resetting: 'Resetting the password…',
  resetDone: 'Password reset',
  resetText: (name: string) => `The password of ${name} has been reset.`,
  /** The first line of what the student is handed. */
  yourReset: 'Your password has been reset.',
  resetFailed: 'The password could not be reset.',
  askSupport: 'Please contact support.',

  delete: { student: 'Delete student', group: 'Delete group' },
  deleteQuestion: (name: string, who: 'group' | 'student') =>
    `${name} and everything that this ${who} has posted will be deleted. Would you like to continue?`,
  deletedUntil: (day: string) => `You can bring them back until ${day}, under ‘Recently deleted’.`,
  deleting: 'Deleting…',
  deleteFailed: {
    student: 'The student could not be deleted.',
    group: 'The group could not be deleted.',
  },
  deletedText: `All posts are kept for ${REMOVED_STUDENTS_KEPT_DAYS} days. Undo brings them back, too.`,

  back: 'Back',
  failed: 'Error trying to get the profile.',
  failedTitle: 'The profile cannot be shown',
  goneTitle: 'This profile is not there any more',
  gone: {
    student: 'The student is no longer in the classroom.',
    group: 'The group is no longer in the classroom.',
  },
  waitsForName: 'There is a profile as soon as you have approved the name of this group.',
  outdated: 'What is shown may be out of date.',
  username: (username: string) => `Username ${username}`,
  progressOf: (name: string) => `Progress of ${name}`,
  completed: 'Completed',
  ofAllPosts: 'Of all posts that the tasks ask for, whatever their category.',

  approval: {
    student: 'Submissions of this student need my approval',
    group: 'Submissions of this group need my approval',
  },
  expired: approval.reasons.expired,

  view: { student: 'Student View', group: 'Group View' },
  viewComing: 'Opening…',
  viewFailed: 'The student site could not be opened.',
  viewLinkText: `Open this link to see the student site as your students do. It is good once, and for ${MASQUERADE_LINK_VALID_SECONDS} seconds.`,
  viewLink: 'Open the student site',

  tabs: { videos: 'TASK VIDEOS', responses: 'RESPONSES' },
  posts: 'Posts',
  postsFailed: 'Error get submissions, Please try again.',
  postGone: 'This post is not there any more.',
  noVideos: 'No task videos yet',
  noVideosText: {
    student: 'What this student posts for a task appears here.',
    group: 'What this group posts for a task appears here.',
  },
  noResponses: 'No responses yet',
  noResponsesText: {
    student: 'What this student answers to others appears here.',
    group: 'What this group answers to others appears here.',
  },
  postedOn: (day: string) => `Posted On ${day}`,
  respondingTo: (name: string) => `In response to ${name}`,
  responses: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
  watch: 'Watch video',
  stages: { processing: 'Processing', failed: 'Processing failed' },
  watchOf: (task: string, name: string) => `${task}, ${name}`,
} as const
