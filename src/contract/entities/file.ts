import Type from 'typebox'
import { storedKinds } from '../rules/material-types.ts'
import { STORED_NAME } from '../rules/stored-name.ts'

/**
 * A file of a form. An endpoint with one in its body takes `multipart/form-data`: the browser gives a `File` or a
 * `Blob`, the server's handler gets one that lies on its disk.
 */
export const UploadedFile = Type.Refine(
  Type.Unsafe<Blob>({ format: 'binary', description: 'a file' }),
  value => value instanceof Blob,
)

/** What a stored file is called: a random name that says nothing but its kind. */
export const StoredName = Type.String({
  pattern: `^${STORED_NAME}\\.(?:${Object.keys(storedKinds).join('|')})$`,
  description: 'as the upload has answered it',
})

/**
 * What a file is for: a person's picture; of a task the thumbnail, a material or a medium, or a picture in one of its
 * long texts; a purchase order, which goes to our team and is shown to nobody.
 */
export const fileTypes = ['avatar', 'thumbnail', 'material', 'picture', 'payment_order'] as const
export type FileType = (typeof fileTypes)[number]
