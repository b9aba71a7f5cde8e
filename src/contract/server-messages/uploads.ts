/** What the server says about uploads of videos (P3 §5); a browser that knows the code says it for its own brand. */
export const uploadSentences = {
  unsupportedType: (product: string) =>
    `This file type is not supported on ${product}. Please convert it to a supported video file (.3gp, .avi, .m4v, .mkv, .mov, .mp4, .mpg, .mxf, .vob, .webm, or .wmv) and upload it again.`,
  emptyFile: 'There is nothing in this file. Please choose another one.',
  storageFull:
    'There is no room for more videos right now. What you have sent is kept. Please try again later.',
  tooManyUnfinished: (most: number) =>
    `${most} of your uploads have not ended yet. Please let them end, or try again in two days.`,
  tooMuchUnsaved: (megabytes: number, days: number) =>
    `Videos that you have uploaded and not submitted take up ${megabytes} MB already. Please submit or cancel some of them, or try again in ${days} days.`,
  tooMuchOfAll: (megabytes: number, days: number) =>
    `Videos that all students of your teacher have uploaded and not submitted take up ${megabytes} MB already. Please tell your teacher, or try again in ${days} days.`,
  otherPlace: 'The upload goes on at another place than this.',
  notAnUpload: 'This is no upload that can go on.',
} as const
