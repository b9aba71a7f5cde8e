import type { FileType } from '../../contract/entities/file.ts'
import { FILE_RECEIVE_SECONDS } from '../../contract/limits/files.ts'
import { addressOf } from '../http/address.ts'
import { asSignedIn } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { readAnswer } from '../http/read-answer.ts'
import { isObject } from '../http/shape.ts'
import type { Session } from '../session/session.ts'
import type { SendHeard } from './file-upload.ts'
import { uploadPlatform } from './upload-platform.ts'

/** The server wants to know what a file is for before it reads it. */
function formOf(file: File, type: FileType): FormData {
  const form = new FormData()
  form.append('type', type)
  form.append('file', file)
  return form
}

function nameIn(request: XMLHttpRequest): string {
  const { status, responseText } = request
  const { data } = readAnswer(status, responseText, request.getResponseHeader('retry-after'))
  if (isObject(data) && typeof data.name === 'string') return data.name
  throw new CallFailure('unreadable', { status })
}

function sendAs(session: Session, body: FormData, { signal, progress }: SendHeard): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new CallFailure('aborted'))
    const { method, url } = addressOf('POST /api/teacher/files', undefined, session)
    const request = uploadPlatform.newRequest()
    request.open(method, url)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('authorization', `Bearer ${session.token}`)
    if (session.token_admin) request.setRequestHeader('x-admin-token', session.token_admin)
    request.timeout = FILE_RECEIVE_SECONDS * 1_000
    request.upload.onprogress = ({ loaded, total }) => progress(total === 0 ? 0 : (100 * loaded) / total)
    request.onload = () => {
      try {
        resolve(nameIn(request))
      } catch (refused) {
        reject(refused)
      }
    }
    request.onerror = () => reject(new CallFailure('offline'))
    request.ontimeout = () => reject(new CallFailure('timeout'))
    request.onabort = () => reject(new CallFailure('aborted'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

/**
 * Gives a file to the server, as `call('POST /api/teacher/files')` does, and tells how far it is on the way, which no
 * `fetch` tells.
 * @returns what the server calls it
 * @throws CallFailure
 */
export const sendFormFile = (file: File, type: FileType, heard: SendHeard): Promise<string> =>
  asSignedIn(session => sendAs(session, formOf(file, type), heard), heard.signal)
