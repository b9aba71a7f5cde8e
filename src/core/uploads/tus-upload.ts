import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { addressOf } from '../http/address.ts'
import { CallFailure } from '../http/failure.ts'
import { $current } from '../session/session.ts'
import { discardLeft } from './discard-left.ts'
import { uploadPlaces } from './upload-places.ts'
import { uploadRequests } from './upload-requests.ts'

/** What is known of a file that is sent. */
export interface FileNote {
  /** The same after a reload: an upload of this id goes on where it was. */
  id: string
  /** What the person's file is called. */
  name: string
  /** Media type, as the browser says it. */
  type: string
}

/** What has gone wrong, without what the protocol's client says of it. */
export function failureOf(error: Error | DetailedError): unknown {
  const cause = 'causingError' in error ? error.causingError : null
  return cause instanceof CallFailure ? cause : error
}

/** An upload that begins where it was; the protocol's client comes when first needed. */
export async function tusUpload(file: FileNote, content: object, how: UploadOptions): Promise<Upload> {
  discardLeft()
  const tus = await import('tus-js-client')
  const made: Upload = new tus.Upload(content as File, {
    endpoint: addressOf('POST /api/teacher/uploads', undefined, $current.get()).url,
    uploadUrl: uploadPlaces.find(file.id),
    httpStack: uploadRequests,
    metadata: { filename: file.name, filetype: file.type },
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable() {
      if (made.url) uploadPlaces.keep(file.id, made.url)
    },
    ...how,
  })
  return made
}

/** Has the server forget what has arrived of a file; what cannot be said now is said later. */
export function discardUpload(id: string): void {
  uploadPlaces.discard(id)
  discardLeft()
}
