/** Submissions: cx-submissions and the tab of cx-classroom (P3 §2 Submissions, §4, §8). */
export const submissionList = {
  title: 'Submissions',
  /** P3 §8. */
  failed: 'Error get submissions, Please try again.',
  later: 'This part could not be loaded. Please try again.',

  chooseTitle: 'Choose a classroom',
  choose: 'What its students submit is shown here.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',

  whose: 'Students',
  own: 'My students',
  partner: 'Partner’s students',
  view: 'View',
  views: { list: 'List view', grid: 'Grid view' },
  filterBy: 'Filter by',
  everything: 'All submissions',
  /** P3 §2. */
  approved: 'Approved',
  pending: 'Pending',
  thisTask: 'This task',
  count: (count: number) => (count === 1 ? '1 submission' : `${count} submissions`),
  more: (count: number) => `Show ${count} more`,

  student: 'Student',
  task: 'Task',
  postedOn: 'Posted On',
  status: 'Status',
  select: 'Select',
  selectOf: (name: string, task: string) => `Select ‘${task}’ of ${name}`,
  open: (name: string, task: string) => `${name}, ${task}`,
  responseTo: (name: string) => `Response to ${name}`,
  response: 'Response',
  text: 'Text',
  stages: { processing: 'Processing', failed: 'Not converted' },
  responses: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
  flagged: 'Flagged',
  flagAnswered: 'Flag answered',

  expired: 'This classroom exchange has expired. Submissions can be seen, and not changed any more.',
  noneTitle: 'No submissions yet',
  none: 'What your students post for their tasks appears here, to be reviewed.',
  nonePartnerTitle: 'Nothing to see yet',
  nonePartner: 'What your partner has approved of their students appears here.',
  noneOfFilter: 'No submissions match this filter.',
} as const
