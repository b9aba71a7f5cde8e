import type { fileTypes } from '../../contract/entities/file.ts'
import { FILE_RECEIVE_SECONDS } from '../../contract/limits/files.ts'
import { addressOf } from '../http/address.ts'
import { asSignedIn } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { readAnswer } from '../http/read-answer.ts'
import { isObject } from '../http/shape.ts'
import type { Session } from '../session/session.ts'
import type { SendHeard } from './file-upload.ts'
import { sendRequest } from './send-request.ts'
import { uploadPlatform } from './upload-platform.ts'

/** The server wants to know what a file is for before it reads it. */
function formOf(file: File, type: (typeof fileTypes)[number]): FormData {
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
  const { method, url } = addressOf('POST /api/teacher/files', undefined, session)
  const request = uploadPlatform.newRequest()
  request.open(method, url)
  request.setRequestHeader('accept', 'application/json')
  return sendRequest(request, session, signal, {
    body,
    seconds: FILE_RECEIVE_SECONDS,
    progress: (sent, total) => progress(total === 0 ? 0 : (100 * sent) / total),
    read: nameIn,
  })
}

/**
 * Gives a file to the server, as `call('POST /api/teacher/files')` does, and tells how far it is on the way, which no
 * `fetch` tells.
 * @returns what the server calls it
 * @throws CallFailure
 */
export const sendFormFile = (
  file: File,
  type: (typeof fileTypes)[number],
  heard: SendHeard,
): Promise<string> => asSignedIn(session => sendAs(session, formOf(file, type), heard), heard.signal)
