import { brandNames } from '../../contract/brands.ts'
import { BYTES_PER_MEGABYTE } from '../../contract/limits/units.ts'
import { VIDEO_MAX_BYTES } from '../../contract/limits/videos.ts'
import type { VideoFileIssue } from '../../contract/rules/video-file.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import { uploadSentences } from '../../contract/server-messages/uploads.ts'
import { students } from './students.ts'
import { taskWords } from './task-words.ts'
import { uploads } from './uploads.ts'
import { videoPlayer } from './video-player.ts'
import { videoRecorder } from './video-recorder.ts'

/** What the student site says (P3 §1, §6). */
export const studentSite = {
  title: 'Student site',
  signIn: 'Sign in',
  signInHint: 'Your teacher has given you a classroom code, a username and a password.',
  classroomCode: 'Classroom code',
  username: 'Username',
  password: 'Password',
  teachersSite: 'Are you a teacher? Go to the teacher login',
  signOut: 'Sign out',
  signedOut: 'Please sign in again.',
  opening: 'Opening the student view…',

  seenAs: (name: string) => `You see the site as ${name}.`,
  seenHint: 'What you submit here is submitted for them.',
  leaveView: 'Leave the student view',
  viewLeft: 'You have left the student view. You can close this page.',
  viewFailed: 'The student view is not open',

  firstPassword: 'Choose your own password',
  firstPasswordHint: 'Your teacher knows the password that you have used. Choose one that only you know.',
  passwordNow: 'The password that you have used',
  passwordNew: 'New password',
  savePassword: 'Save password',

  tasks: 'My tasks',
  posts: 'My work',
  messages: 'Message board',
  noTasks: 'There are no tasks yet. Your teacher will add some.',
  noPosts: 'You have not submitted anything yet. Choose a task to begin.',
  /** In one line, wherever the words around it break. */
  due: (day: string) => `Due\u00a0${day}`,
  materials: taskWords.toWorkWith,
  objectives: taskWords.long.can_do_statement,
  yourPost: 'Your post',
  yourResponses: 'Your responses',
  nothingToSubmit: 'There is nothing to submit for this task.',
  statusOf: (what: string, status: string) => `${what}: ${status}`,
  expired: 'This exchange is over. You can look at everything, and submit nothing more.',

  write: 'Write your text',
  respondTo: (poster: string) => `Respond to ${poster}`,
  writeResponse: 'Write your response',
  submit: 'Submit',
  submitResponse: 'Submit response',
  partnerPosts: 'From your partner classroom',
  peerPosts: 'From your classroom',
  noPartnerPosts: 'Nothing to see yet. Posts appear here once a teacher has approved them.',
  partnerGroup: 'a partner group',
  postOf: (poster: string) => `Post of ${poster}`,
  nothingToShow: 'There is nothing to show of this post.',
  yourResponse: 'Your response',
  responseTo: (task: string) => `Response · ${task}`,
  responseOf: (poster: string) => `${poster} has responded`,
  submittedOn: (day: string) => `Submitted on ${day}`,
  back: 'Back to my tasks',

  noMessages: 'There are no messages yet. What your teachers post appears here.',
  messageOf: (teacher: string, day: string) => `${teacher} · ${day}`,
  partnersMessageOf: (teacher: string, day: string) => `${teacher}, your partner classroom · ${day}`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  you: 'You',
  writeComment: 'Write a comment',
  submitComment: 'Submit comment',

  loading: 'Loading…',
  failed: 'Something went wrong.',
  offline: 'The site cannot be reached. Check your connection.',
  tryAgain: 'Try again',

  video: videoPlayer.video,
  record: videoRecorder.record,
  stop: videoRecorder.stop,
  mirror: videoRecorder.mirror,
  recordedOf: videoRecorder.timeOf,
  uploadVideo: videoRecorder.upload,
  preview: videoRecorder.yours,
  deleteVideo: videoRecorder.deleteAndRetry,
  sending: (percent: number) => `Sending your video: ${percent}%`,
  cameraTroubles: videoRecorder.troubles,
  videoProcessing: videoPlayer.processing,
  videoFailed: videoPlayer.unconverted(brandNames.default.productName),
  videoIssue: {
    no_file: uploads.noFile,
    unsupported_type: uploadSentences.unsupportedType(brandNames.default.productName),
    empty_file: uploadSentences.emptyFile,
    max_size_exceeded: fileSentences.tooLarge(VIDEO_MAX_BYTES / BYTES_PER_MEGABYTE),
  } satisfies Record<VideoFileIssue, string>,

  /** The words in which their teachers read it (P3 §4). */
  statuses: students.statuses,
  doItAgain: 'Your teacher has sent it back. Please do it again.',
} as const
