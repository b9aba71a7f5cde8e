import type { CameraTrouble } from '../recording/camera-trouble.ts'

const countOf = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`)

/** The recorder of videos (P3 §2 Upload/record page and Record page, §4, §8). */
export const videoRecorder = {
  startTitle: 'Record or upload your video',
  startHint: (limit: number) => `A recording may take up to ${countOf(limit)}.`,
  fileHint: (megabytes: number) => `You can also drop a video file here, of up to ${megabytes} MB.`,
  dropHere: 'Drop the video here',
  record: 'Record a video',
  upload: 'Upload a video',
  tryAgain: 'Try again',

  asking: 'Opening the camera…',
  askingHint:
    'Your browser may ask whether this page may use the camera and the microphone. Please allow both.',
  camera: 'Camera',
  microphone: 'Microphone',
  unnamed: (kind: string, index: number) => `${kind} ${index}`,
  mirror: 'What your camera sees',
  level: 'Loudness of the microphone',
  start: 'Start recording',
  stop: 'Stop recording',
  stopQuestion: {
    title: 'Delete this recording?',
    text: 'What you have recorded so far is deleted.',
    goOn: 'Go on recording',
  },
  unkept:
    'There is no room in this browser to keep your video. Please submit it, or save it on your device, before you leave or reload this page.',
  startsIn: (seconds: number) => `Recording starts in ${seconds}`,
  recording: 'Recording',
  recordedTime: 'Recorded time',
  timeOf: (time: string, limit: string) => `${time} of ${limit}`,
  secondsLeft: (seconds: number) => `${countOf(seconds)} left`,

  reviewPrompt: 'Review Prompt',
  prompt: 'PROMPT',
  time: 'TIME',
  timeLimit: countOf,

  yours: 'Your video',
  onlyYours: 'Nobody else sees your video until you submit it.',
  found: 'This video was not sent yet. You can submit it now, or delete it and start again.',
  keptOnly:
    'You have a video for this task that was not sent. It is kept in this browser for 7 days, and you can save it.',
  cutShort: 'The camera or the microphone was disconnected. What was recorded until then is here.',
  notPlayable: 'Your browser cannot show this kind of file. You can submit it all the same.',
  submit: 'SUBMIT',
  save: 'SAVE VIDEO ON DEVICE',
  deleteAndRetry: 'DELETE & TRY AGAIN',
  deleteTitle: 'Delete this video?',
  deleteText: 'Your video is deleted, and you can record or upload another one.',
  keep: 'Keep it',
  delete: 'Delete',

  sending: 'Uploading your video',
  progress: 'Progress of your video',
  checking: 'Getting ready…',
  sent: (sent: string, total: string) => `${sent} of ${total}`,
  rate: (rate: string) => `${rate} per second`,
  waiting: 'The connection is lost. Trying again…',
  saving: 'Saving your video…',
  stay: 'Please stay on this page until your video is uploaded.',
  failedTitle: 'Your video was not sent',
  failedHints: {
    again: 'Your video is kept. The upload goes on where it was.',
    keep: 'Your video is kept here; you can save it on your device.',
  },
  stopTitle: 'Stop the upload?',
  stopText: 'Your video is not sent. It stays here, and you can submit it later.',
  goOn: 'Go on uploading',
  stopUpload: 'Stop the upload',

  submitted: 'Your video is submitted.',
  stages: {
    waiting: 'It waits for its turn.',
    converting: 'It is made ready for every device.',
    ready: 'It is ready.',
    failed: 'It could not be made ready.',
  },
  ready: 'Your video is ready.',
  mayLeave: 'You can leave this page.',
  givenUp: 'It is kept, and made ready without you.',

  noTarget: 'This recorder cannot be used',
  noTargetText: 'The page does not say which task or action the video is for.',

  troubles: {
    refused: "User doesn't allow the browser to access the webcam and/or microphone",
    missing: 'No camera or no microphone was found. Please connect both and try again, or upload a video.',
    busy: 'Another program uses the camera or the microphone. Please close it and try again, or upload a video.',
    lost: 'The camera or the microphone was disconnected. Please connect it and try again.',
    unsupported:
      'If you would like to record a video, please use the Safari browser, or you can upload a video here.',
    insecure:
      'A video can be recorded only where the address of the page begins with https. You can upload a video here.',
    broken: 'An error occurred while loading the media',
  } satisfies Record<CameraTrouble, string>,
  refusedHint:
    'Allow both in the settings of your browser for this page, and try again. You can also upload a video.',
}
