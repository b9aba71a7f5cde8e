import Type from 'typebox'

/**
 * A file of a form. An endpoint with one in its body takes `multipart/form-data`: the browser gives a `File` or a
 * `Blob`, the server's handler gets one that lies on its disk.
 */
export const UploadedFile = Type.Refine(
  Type.Unsafe<Blob>({ format: 'binary', description: 'a file' }),
  value => value instanceof Blob,
)

/** What a stored file is called: a random name that says nothing. */
export const FileName = Type.String({
  pattern: '^[\\w-]{43}\\.webp$',
  description: 'as the upload has answered it',
})

/** What a file is for. */
export const fileTypes = ['avatar'] as const
