import { TEACHER_COMMENT_MAX_CHARACTERS } from '../../contract/limits/submissions.ts'
import type { FlagReason } from '../../contract/rules/flag-reasons.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import type { commentKeys, ReviewKey } from '../submissions/review-keys.ts'

/** 'Our river, Ines M': which post it is. */
const of = (task: string, name: string) => `‘${task}’ by ${name}`

/** The review desk: one submission after the other, with everything that is said of it (P3 §2, §4, §5, §8). */
export const review = {
  desk: 'Review',
  list: 'Submissions',
  place: (place: number, count: number) => `${place} of ${count}`,
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
  noneWaiting: 'None waiting',
  next: 'Next submission',
  previous: 'Previous submission',
  moved: (task: string, name: string, place: number, count: number) =>
    `${of(task, name)}, ${place} of ${count}`,
  of,

  listWidth: 'Width of the list',
  videosWidth: 'Width of the posts',

  original: 'ORIGINAL POST',
  response: 'RESPONSE',
  prompt: 'PROMPT',
  noPrompt: 'This task has no prompt.',
  postedOn: (day: string) => `Posted On ${day}`,
  noResponse: 'Nobody has responded yet.',
  responseOf: 'Response of',
  noOriginal: 'The post that this answers is not to be seen any more.',
  /** P3 §8, of one submission; of a list it is another sentence. */
  originalFailed: 'Service Error, Please try again',
  reviewThis: 'Review this one',
  watched: (task: string, name: string) => `Watched ${of(task, name)}`,

  comment: 'Teacher comment',
  commentHint: 'Only the teacher and the assistants of this classroom read this.',
  commentTheirs: 'Somebody else has saved another comment meanwhile. Saving yours replaces it:',
  commentTheirsNone: 'Somebody else has taken the comment away meanwhile.',
  commentUsed: (used: number, most: number) => `${used} of ${most}`,
  /** As the server says it. */
  commentTooLong: `Field must have maximum ${TEACHER_COMMENT_MAX_CHARACTERS} letters.`,
  commentSave: 'Save comment',
  commentSaving: 'Saving…',
  /** P3 §8. */
  commentSaved: 'Comment saved successfully!',
  commentFailed: 'The comment could not be saved',
  /** P3 §5. */
  unsavedTitle: 'Unsaved comments',
  unsaved: 'You have unsaved comments. Would you like to save them?',
  unsavedDiscard: 'Discard',
  unsavedSave: 'Save',

  made: (task: string, name: string, action: SubmissionAction) => `${of(task, name)} is ${action} now.`,
  takenBack: (task: string, name: string) => `${of(task, name)} is as it was before.`,
  decisions: (count: number) => `${count} decisions`,
  expired: 'This exchange has expired. Nothing can be changed any more.',

  gone: (task: string, name: string) => `${of(task, name)} is not there any more.`,
  goneTitle: 'This submission is not there any more',
  goneText: 'It cannot be seen any more, or not in this classroom.',
  postFailed: 'The submission could not be loaded.',
  nothingLeft: 'Nothing is left to review',
  changedTitle: 'Changed meanwhile',
  changed: (task: string, name: string, status: string) =>
    `Somebody else has changed ${of(task, name)}. It is ‘${status}’ now.`,
  changedAsk: (action: string) => `You chose ‘${action}’. Would you like to do that all the same?`,
  deletedStatus: 'Deleted',
  keep: 'Leave it as it is',
  keptTitle: 'Not undone',

  flag: 'Flag as inappropriate',
  flagText: 'What is wrong with it? You can choose several.',
  flagReasons: {
    language: 'Inappropriate language',
    behavior: 'Inappropriate behavior',
    doxing: 'Doxing: it gives away private information',
    bullying: 'Bullying',
    other: 'Other',
  } satisfies Record<FlagReason, string>,
  flagSend: 'Send',
  flagSending: 'Sending…',
  /** P3 §5. */
  noReason: 'At least one reason must be selected',
  /** P3 §8. */
  flagged: 'Thank you. We will contact you for any additional information needed or follow up.',
  flagFailed: 'Error reporting. Please try again.',
  flagAgain: 'Flag again',
  flaggedOn: (day: string, reasons: string) => `You flagged this on ${day}: ${reasons}.`,
  flagOpen: 'It is being looked into.',
  flagAnswer: (answer: string) => `Answer: ${answer}`,
  ownFlags: 'What you have flagged',
  ownFlagsFailed: 'What you have flagged could not be loaded.',
  flaggedUnshared: 'not shared any more',
  flaggedGone: 'A post that is gone',

  keys: 'Keyboard',
  keysTitle: 'Review from the keyboard',
  keysAreOn: 'Use these keys',
  keysHint: 'They work while the focus is in the desk, and not while you type.',
  keyNames: {
    next: 'Next submission',
    previous: 'Previous submission',
    play: 'Play or pause',
    slower: 'Slower',
    faster: 'Faster',
    approved: 'Approve, and on to the next that waits',
    unapproved: 'Unapprove',
    blocked: 'Block',
    deleted: 'Delete, after a question',
    comment: 'Write a comment',
    undo: 'Undo the last decision',
    help: 'Show these keys',
  } satisfies Record<ReviewKey, string>,
  commentKeyNames: {
    save: 'Save the comment, while you write it',
    leave: 'Leave the comment, which is kept',
  } satisfies Record<keyof typeof commentKeys, string>,
} as const
