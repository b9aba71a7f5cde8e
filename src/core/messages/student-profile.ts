import { MASQUERADE_LINK_VALID_SECONDS } from '../../contract/limits/masquerade.ts'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../contract/limits/students.ts'
import type { ListedStatus, SubmissionAction } from '../../contract/rules/submission-status.ts'

/** A student or a group: profile, posts, name, password, removal (P3 §2 My Students, §4, §5, §8). */

/** What a word is where students post as groups (decision 17). */
const who = (isGroup: boolean) => (isGroup ? 'group' : 'student')
const SUPPORT = 'Please contact support.'

export const studentProfile = {
  editName: { student: 'Edit student name', group: 'Edit group name' },
  firstName: 'First name',
  lastInitial: 'Last initial',
  groupName: 'Group name',
  save: 'Save',
  saving: 'Saving…',
  nameSaved: 'Success!',
  nameFailed: { student: 'Error editing student name.', group: 'Error editing group name.' },

  resetPassword: 'Reset password',
  resetQuestion: (name: string) =>
    `${name} will no longer be able to log in with the password that they have now. Would you like to continue?`,
  resetting: 'Resetting the password…',
  resetDone: 'Password reset',
  resetText: (name: string) => `The password of ${name} has been reset.`,
  instructions: 'Instructions to copy',
  instructionsOf: (login: { portal: string; username: string; code: string; password: string }) =>
    [
      'Your password has been reset.',
      `Student portal: ${login.portal}`,
      `Username: ${login.username}`,
      `Classroom code: ${login.code}`,
      `Password: ${login.password}`,
      'You will be asked for a new password after you log in.',
    ].join('\n'),
  copyInstructions: 'Copy instructions',
  copyFailed: 'Not copied. Please write it down.',
  shownOnce: 'This password is shown once. Copy it, or write it down, before you close this.',
  closeUnsaved: {
    title: 'Close without the password?',
    text: 'It has not been copied, and it is not shown again. You can reset it later.',
    leave: 'Close without it',
    stay: 'Stay',
    close: 'Close',
  },
  resetFailed: 'The password could not be reset.',
  askSupport: SUPPORT,

  delete: { student: 'Delete student', group: 'Delete group' },
  deleteQuestion: (name: string, isGroup: boolean) =>
    `${name} and everything that this ${who(isGroup)} has posted will be deleted. Would you like to continue?`,
  deleting: 'Deleting…',
  deleteFailed: {
    student: 'The student could not be deleted.',
    group: 'The group could not be deleted.',
  },
  deleted: (name: string) => `${name} was deleted.`,
  deletedText: `All posts are kept for ${REMOVED_STUDENTS_KEPT_DAYS} days. Undo brings them back, too.`,
  undo: 'Undo',
  undoing: 'Bringing back…',
  restoreFailed: 'The deletion could not be undone.',

  back: 'Back',
  profile: 'Profile',
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

  approval: { student: 'Approve what this student posts', group: 'Approve what this group posts' },
  approvalHint: 'The partner classroom sees a video only after you have approved it.',
  approvalUnder13:
    'Students under 13: you must review and approve student videos before they are shared with the partner classroom.',
  approvalNoAge:
    'This classroom has no age range: you must review and approve student videos before they are shared with the partner classroom.',
  approvalTitle: 'Approval',
  approvalFailed: 'The approval could not be changed.',
  expired: 'This classroom exchange has expired, so nothing can be changed any more.',

  view: { student: 'Student View', group: 'Group View', class: 'Class View' },
  viewComing: 'Opening…',
  viewFailed: 'The student site could not be opened.',
  viewLinkText: `Open this link to see the student site as your students do. It is good once, and for ${MASQUERADE_LINK_VALID_SECONDS} seconds.`,
  viewLink: 'Open the student site',

  tabs: { videos: 'TASK VIDEOS', responses: 'RESPONSES' },
  posts: 'Posts',
  postsFailed: 'Error get submissions, Please try again.',
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
  statuses: {
    pending: 'Submitted (Pending Review)',
    approved: 'Approved',
    unapproved: 'Unapproved',
    blocked: 'Blocked',
  } satisfies Record<ListedStatus, string>,
  actions: {
    approved: 'Approve',
    unapproved: 'Unapprove',
    blocked: 'Block',
    deleted: 'Delete',
  } satisfies Record<SubmissionAction, string>,
  /** To the letter (P3 §4), which has no other form for one. */
  statusQuestion: (count: number, action: SubmissionAction) =>
    `The selected ${count} videos will be changed to ${action} status. Would you like to continue?`,
  changing: 'Changing…',
  changed: (task: string, action: SubmissionAction) => `‘${task}’ is ${action} now.`,
  changeFailed: 'The status could not be changed.',
  dismiss: 'Dismiss',
} as const
