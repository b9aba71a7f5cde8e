import { ACTIVITY_MESSAGE_MAX_CHARACTERS } from '../../contract/limits/activity.ts'
import { TEXT_INPUT_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { browserPlatform } from '../browser-platform.ts'
import { call } from '../http/call.ts'
import { platform } from '../platform.ts'

/** Leaves a note for support of what somebody does (P3 §7 Tracking). Nobody hears of it when that fails. */
export async function noteActivity(message: string): Promise<void> {
  const noted = call('POST /api/teacher/activity', {
    message: message.slice(0, ACTIVITY_MESSAGE_MAX_CHARACTERS),
    device_name: browserPlatform.browser().userAgent.slice(0, TEXT_INPUT_MAX_CHARACTERS),
    device_time: new Date(platform.now()).toISOString(),
  })
  await Promise.allSettled([noted])
}
