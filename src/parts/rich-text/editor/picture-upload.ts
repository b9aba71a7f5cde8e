import { richText as t } from '../../../core/messages/rich-text.ts'
import { createFileUpload, type SendFile } from '../../../core/uploads/file-upload.ts'

/** A picture that is at the server. */
export interface UploadedPicture {
  /** `/files/…`, as the server has answered it. */
  src: string
  /** A description that is known already. */
  alt?: string
  /** px */
  width?: number
  height?: number
}

export type UploadPicture = SendFile<UploadedPicture>

/** One picture on its way into a text. */
export const createPictureUpload = (upload: UploadPicture) =>
  createFileUpload(upload, {
    refusal: file => (file.type.startsWith('image/') ? null : t.onlyPictures),
    failed: t.pictureFailed,
  })
