/** Sentences about videos on their way to the server (P3 §5, §8). */
export const uploads = {
  noFile: 'You have not selected a file.',
  emptyFile: 'There is nothing in this file. Please choose another one.',
  unsupportedType: (productName: string) =>
    `This file type is not supported on ${productName}. Please convert it to a supported video file (.3gp, .avi, .m4v, .mkv, .mov, .mp4, .mpg, .mxf, .vob, .webm, or .wmv) and upload it again.`,
  tooLarge: (megabytes: number) => `File must not be higher than ${megabytes} MB`,
  slowLine: 'Please connect your device to a high-speed network...',

  uploadFailed: 'Error while submitting response.',
  saveFailed: 'Error save video, Please try again.',
  alreadySentStart: 'You already sent a',
  alreadySentTitle: 'Already submitted',
  alreadySent: 'You already submitted a video for this task.',
  noMetadata: 'Unable to retrieve metadata after multiple attempts',
} as const
