import type { PostIssue, VideoKind } from '../videos/post-issue.ts'
import { uploads } from './uploads.ts'

/** The screens of a teacher's videos for a task: its detail, record or upload, the submission (P2 §2, P3 §2, §8). */
export const teacherVideos = {
  backToTask: 'Back to the task',
  inClassroom: 'Classroom',
  errorTitle: 'The task cannot be shown',
  /** Of a task that does not come (P3 §8). */
  failed: 'Information not found. Please try again.',
  chooseTitle: 'Choose a task',
  choose: 'Open a task from the action items of a classroom.',

  post: 'Your post',
  response: 'Your response',
  go: 'Go!',
  unsent: 'You have a video that was not sent.',
  view: 'View',
  completed: 'Completed',
  toDo: 'To do',
  waiting: 'Waiting',

  videoOf: (name: string) => `Video of ${name}`,
  partnersVideo: 'Video of your partner',
  noVideoText: 'It appears here as soon as it is posted.',
  unpaired: 'No partner yet',
  unpairedText: 'As soon as this classroom is paired, the video of your partner appears here.',
  prompt: 'PROMPT',
  noInstructions: 'Record a video for this task, or upload one.',
  respondTo: (name: string) => `Answer the video of ${name}.`,

  pairs: 'Show',
  pair: { post: 'ORIGINAL POST', response: 'RESPONSE' },
  mine: { post: 'My Post', response: 'My Response' },
  theirs: {
    post: (name: string) => `Post of ${name}`,
    response: (name: string) => `Response of ${name}`,
  },
  partner: 'your partner',
  noneOfMine: {
    post: 'You have not posted a video yet',
    response: 'You have not responded yet',
  },
  noneOfTheirs: {
    post: (name: string) => `${name} has not posted a video yet`,
    response: (name: string) => `${name} has not responded yet`,
  },
  postedOn: (day: string) => `Posted On ${day}`,

  delete: 'Delete Video',
  deleteText:
    'The video will be deleted for you and for your partner. You can record another one afterwards.',
  keep: 'Keep Video',
  deleting: 'Deleting the video…',
  deleted: 'The video is deleted.',
  deleteFailed: 'Error deleting the video, Please try again.',

  /** Why a task takes no video, to a teacher whose partner is called so. */
  issues: (name: string) =>
    ({
      sent: uploads.alreadySent,
      expired: 'This classroom exchange has expired, so no more videos can be posted.',
      hidden: 'This task is hidden, so it takes no videos for the moment.',
      'no-response': 'Nothing is to be answered for this task.',
      unpaired: 'You can respond as soon as this classroom is paired and your partner has posted a video.',
      waiting: `You can respond as soon as ${name} has posted a video.`,
    }) satisfies Record<PostIssue, string>,
  viewSubmission: 'View Submission',
  /** For support (P3 §7 Tracking). */
  watched: {
    post: (task: string) => `Watched the partner's video of the task '${task}'`,
    response: (task: string) => `Watched the partner's response of the task '${task}'`,
  } satisfies Record<VideoKind, (task: string) => string>,
} as const
