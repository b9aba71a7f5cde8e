import { fileSentences } from '../../contract/server-messages/files.ts'
import { uploadSentences } from '../../contract/server-messages/uploads.ts'

/** Sentences about videos on their way to the server (P3 §5, §8). */
export const uploads = {
  noFile: 'You have not selected a file.',
  emptyFile: uploadSentences.emptyFile,
  unsupportedType: uploadSentences.unsupportedType,
  tooLarge: fileSentences.tooLarge,
  slowLine: 'Please connect your device to a high-speed network...',

  uploadFailed: 'Error while submitting response.',
  saveFailed: 'Error save video, Please try again.',
  alreadySentStart: 'You already sent a',
  alreadySentTitle: 'Already submitted',
  alreadySent: 'You already submitted a video for this task.',
  noMetadata: 'Unable to retrieve metadata after multiple attempts',
} as const
