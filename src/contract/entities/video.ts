import Type from 'typebox'

/** What an upload has answered with when it began; it stands for the video once that has arrived. */
export const UploadUrl = Type.String({
  pattern: '^/api/(teacher|demo)/uploads/[\\w-]{43}$',
  description: 'the path of an upload of this service that has ended',
})
