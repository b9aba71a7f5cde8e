import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Phone, PhoneCode } from '../entities/phone.ts'
import { PHONE_CODE_VALID_MINUTES } from '../limits/phones.ts'

/** Numbers under which teachers want to be reached (P1 §4 Profile save, §7 Profile). */
export const phoneEndpoints = {
  'POST /api/teacher/profile/preferred-communication': {
    summary: `Sends a code to a number, good for ${PHONE_CODE_VALID_MINUTES} minutes; asked again, a new one takes its place.`,
    spec: 'P1 §4 Profile save',
    access: 'teacher',
    body: Phone,
  },
  'PUT /api/teacher/profile/preferred-communication': {
    summary:
      'Confirms a number with its code. Code 30 when it is wrong, code 31 when a new one should be asked for.',
    spec: 'P1 §4 Profile save, §8 Profile',
    access: 'teacher',
    body: Type.Interface([Phone], { code: PhoneCode }),
  },
} as const satisfies EndpointMap
