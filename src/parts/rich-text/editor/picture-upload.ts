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

/** How pictures come to the server. */
export interface UploadPicture {
  send: SendFile<UploadedPicture>
  /** Why a file need not be sent; null where it may be. */
  refusal: (file: File) => string | null
}

/** One picture on its way into a text. */
export const createPictureUpload = ({ send, refusal }: UploadPicture) =>
  createFileUpload(send, { refusal, failed: t.pictureFailed })
