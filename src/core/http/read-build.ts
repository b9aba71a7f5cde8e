import { BUILD_TIMEOUT_MS } from '../../contract/limits/shell.ts'
import { platform } from '../platform.ts'
import { $apiBase } from './api-base.ts'
import { CallFailure } from './failure.ts'
import { fits, isText } from './shape.ts'

/**
 * The name of the build that the server serves now (GET /build.json), for whoever asks, signed in or not.
 * @throws CallFailure
 */
export async function readBuild(signal: AbortSignal): Promise<string> {
  const controller = new AbortController()
  const callOff = () => controller.abort()
  signal.addEventListener('abort', callOff)
  const stopClock = platform.after(BUILD_TIMEOUT_MS, callOff)
  try {
    const response = await platform.fetch(`${$apiBase.get()}/build.json`, {
      signal: controller.signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const answer: unknown = response.ok ? await response.json().catch(() => null) : null
    if (isBuild(answer)) return answer.build
    throw new CallFailure('unreadable', { status: response.status })
  } catch (cause) {
    if (cause instanceof CallFailure) throw cause
    throw new CallFailure(signal.aborted ? 'aborted' : 'offline', { cause })
  } finally {
    stopClock()
    signal.removeEventListener('abort', callOff)
  }
}

const namesBuild = fits({ build: isText })

const isBuild = (answer: unknown): answer is { build: string } => namesBuild(answer)
