import { CallFailure } from '../http/failure.ts'
import { platform } from '../platform.ts'
import { uploadPlaces } from './upload-places.ts'
import { uploadRequests } from './upload-requests.ts'

/** The server has nothing of it that could go: it is not there, or a task has it. */
const OVER = [400, 404, 410]

/** One after the other: who asks while one is under way asks again for what that leaves. */
let underWay = Promise.resolve()
let stopListening = () => {}

async function discard(url: string): Promise<void> {
  try {
    const request = uploadRequests.createRequest('DELETE', url)
    request.setHeader('Tus-Resumable', '1.0.0')
    await request.send(null)
    uploadPlaces.forget(url)
  } catch (failure) {
    if (failure instanceof CallFailure && OVER.includes(failure.status)) uploadPlaces.forget(url)
  }
}

async function discardAll(): Promise<void> {
  for (const url of uploadPlaces.discarded()) await discard(url)
  if (uploadPlaces.discarded().length === 0) stopListening()
}

/**
 * Has the server forget the films that were deleted here. What it could not be told is told when there is a line again,
 * and before the next film is sent; what it has not heard in two days it forgets by itself.
 */
export function discardLeft(): void {
  stopListening()
  if (uploadPlaces.discarded().length === 0) return
  stopListening = platform.onOnline(discardLeft)
  underWay = underWay.then(discardAll)
}
