import type { SubmissionAction } from '../../contract/rules/submission-status.ts'

/** What students have posted, as a teacher goes through it: filter, selection, changes of status (P3 §2, §4). */
export const submissions = {
  /** In the place of a name that is not approved. */
  partnerGroup: 'A partner group',

  filterBy: 'Filter by status',
  everyStatus: 'All',
  noneOfStatus: (status: string) => `Nothing here is ‘${status}’.`,
  clearFilter: 'Show all',
  toList: 'Back to the list',
  looking: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} looking at this.`,

  selectAll: 'Select all',
  select: (task: string) => `Select ‘${task}’`,
  selected: (count: number) => (count === 0 ? 'None selected' : `${count} selected`),
  selectedMost: (count: number) => `${count} selected, as many as can be changed at once`,
  approval: 'Video Approval',

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
  allChanged: (count: number, action: SubmissionAction) => `${count} posts are ${action} now.`,
  changeFailed: 'The status could not be changed.',
  undo: 'Undo',
  undoing: 'Undoing…',
  undoFailed: 'The change could not be undone.',
  undone: (count: number) => (count === 1 ? 'The change is undone.' : `${count} posts are what they were.`),
  undoneBut: (count: number, left: number) =>
    `${count} of ${count + left} posts are what they were. The others were changed meanwhile and stay as they are, or are gone.`,

  /** For support. */
  noted: (action: SubmissionAction, which: string) => `Changed to ${action}: ${which}`,
  notedBack: (which: string) => `Undid the change of ${which}`,

  overtaken: 'Somebody else has changed these posts meanwhile. Nothing was changed.',
  overtakenNow: (name: string, task: string, status: string) => `${name}, ${task}: ‘${status}’ now`,
  overtakenMore: (count: number) => `and ${count} more`,
  changeAnyway: 'Change all the same',
} as const
