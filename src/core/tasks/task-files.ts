import type { fileTypes } from '../../contract/entities/file.ts'
import { MATERIAL_FILE_MAX_BYTES, THUMBNAIL_FILE_MAX_BYTES } from '../../contract/limits/files.ts'
import {
  acceptedMaterials,
  acceptedMedia,
  acceptedTextPictures,
  acceptedThumbnails,
} from '../../contract/rules/material-types.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import { call } from '../http/call.ts'
import type { SendFile, SendHeard } from '../uploads/file-upload.ts'
import { endsLike, tooLarge } from '../uploads/known-refusals.ts'
import { sendFormFile } from '../uploads/send-form-file.ts'

/** A file that is at the server: what it is called there, and where it is to be had for a while. */
export interface TaskFile {
  name: string
  /** `/files/…`, a path of the service. */
  src: string
}

async function give(file: File, type: (typeof fileTypes)[number], heard: SendHeard): Promise<TaskFile> {
  const name = await sendFormFile(file, type, heard)
  const { signal } = heard
  const { data } = await call('GET /api/teacher/files/{name}/url', undefined, { params: { name }, signal })
  return { name, src: data.url }
}

/** What the form of a task sends (P3 §7 Uploads): its thumbnail, a material, a picture of a long text. */
export const sendThumbnail: SendFile<TaskFile> = (file, heard) => give(file, 'thumbnail', heard)
export const sendMaterial: SendFile<TaskFile> = (file, heard) => give(file, 'material', heard)
export const sendTextPicture: SendFile<TaskFile> = (file, heard) => give(file, 'picture', heard)

/** Why a file is no thumbnail (P3 §5), which can be said before it is sent; null where nothing is known against it. */
export const thumbnailRefusal = (file: File): string | null =>
  endsLike(file, acceptedThumbnails) ? tooLarge(file, THUMBNAIL_FILE_MAX_BYTES) : fileSentences.notAnImage

/** The same of a picture of a long text. */
export const textPictureRefusal = (file: File): string | null =>
  acceptedTextPictures.split(',').includes(file.type)
    ? tooLarge(file, MATERIAL_FILE_MAX_BYTES)
    : fileSentences.notAnImage

/** The same of a material. */
export const materialRefusal = (file: File): string | null =>
  endsLike(file, acceptedMaterials) ? tooLarge(file, MATERIAL_FILE_MAX_BYTES) : fileSentences.notAMaterial

/** The same of a picture or a sound that comes along with a message. */
export const mediumRefusal = (file: File): string | null =>
  endsLike(file, acceptedMedia) ? tooLarge(file, MATERIAL_FILE_MAX_BYTES) : fileSentences.notAMedium
