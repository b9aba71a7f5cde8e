import { cameraPlatform } from './camera-platform.ts'
import type { CameraTrouble } from './camera-trouble.ts'

/** Why nothing can be recorded on this page, in this browser, whoever presses what; null where it can (decision 14). */
export function recordingBarrier(): Extract<CameraTrouble, 'insecure' | 'unsupported'> | null {
  if (!cameraPlatform.isSecure()) return 'insecure'
  return cameraPlatform.canRecord() ? null : 'unsupported'
}
