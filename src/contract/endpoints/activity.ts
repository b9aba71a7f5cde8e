import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import {
  ACTIVITIES_PER_DAY,
  ACTIVITIES_PER_HOUR,
  ACTIVITY_MESSAGE_MAX_CHARACTERS,
} from '../limits/activity.ts'
import { TEXT_INPUT_MAX_CHARACTERS } from '../limits/input.ts'

/** What a teacher's browser notes for support (P1 §7). */
export const activityEndpoints = {
  'POST /api/teacher/activity': {
    summary: `Notes what the teacher did, for support; ${ACTIVITIES_PER_HOUR} times an hour, ${ACTIVITIES_PER_DAY} a day.`,
    spec: 'P1 §7',
    access: 'teacher',
    body: Type.Object({
      message: Type.String({ minLength: 1, maxLength: ACTIVITY_MESSAGE_MAX_CHARACTERS }),
      device_name: Type.String({ maxLength: TEXT_INPUT_MAX_CHARACTERS }),
      device_time: Type.String({ maxLength: 40, description: 'ISO 8601 as the device has it' }),
    }),
  },
} as const satisfies EndpointMap
