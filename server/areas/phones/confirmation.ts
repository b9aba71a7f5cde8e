import { randomInt } from 'node:crypto'
import type { Phone } from '../../../src/contract/entities/phone.ts'
import {
  PHONE_CODE_DIGITS,
  PHONE_CODE_VALID_MINUTES,
  PHONE_CODES_PER_ADDRESS_PER_HOUR,
  PHONE_CODES_PER_HOUR,
  PHONE_CODES_PER_NUMBER_PER_DAY,
} from '../../../src/contract/limits/phones.ts'
import { phoneSentences } from '../../../src/contract/server-messages/phones.ts'
import { brandOf } from '../../mail/brands.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { type NormalNumber, normalNumber } from './number.ts'
import { refuse } from './refusals.ts'
import { keepCode, type TeachersPhone, tryCode } from './repository.ts'

const newCode = () => String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0')

/** The number in its one form. @throws 422 with the field's sentence */
function checkedPhone(teacherId: number, phone: Phone): TeachersPhone {
  const number = normalNumber(phone)
  if (!number) {
    const fields = { phone_number: [phoneSentences.numberNotValid] }
    throw refuse('badInput', { fields, message: phoneSentences.numberNotValid })
  }
  return { teacher_id: teacherId, preferred_communication: phone.preferred_communication, ...number }
}

/** A code is good for one teacher, one number and one way: it stands for all of them. */
const macOf = ({ tokens }: Pick<Services, 'tokens'>, phone: TeachersPhone, code: string) =>
  tokens.blind(
    'phone-code',
    String(phone.teacher_id),
    phone.preferred_communication,
    phone.phone_country_code,
    phone.phone_number,
    code,
  )

const dialled = ({ phone_country_code, phone_number }: NormalNumber) =>
  `+${phone_country_code}${phone_number}`

/** @throws 429 when this teacher, this number or this address has had enough of them */
function limitCodes({ db, tokens }: Services, phone: TeachersPhone, ip: string): Promise<void> {
  const scope = (of: string, what: string) => tokens.blind(`phone-codes-${of}`, what)
  return allowAttempt(
    db,
    [
      {
        scope: scope('teacher', String(phone.teacher_id)),
        attempts: PHONE_CODES_PER_HOUR,
        windowMinutes: 60,
      },
      {
        scope: scope('number', dialled(phone)),
        attempts: PHONE_CODES_PER_NUMBER_PER_DAY,
        windowMinutes: 24 * 60,
      },
      { scope: scope('address', ip), attempts: PHONE_CODES_PER_ADDRESS_PER_HOUR, windowMinutes: 60 },
    ],
    phoneSentences.tooManyCodes,
  )
}

/**
 * Sends a code to a number; one that was sent before is of no use any more.
 * @throws 422 for what is no number, 429, 503 when the message could not be handed over
 */
export async function sendCode(
  services: Services,
  teacher: SignedInTeacher,
  { phone: given, ip }: { phone: Phone; ip: string },
): Promise<void> {
  const { db, texts, log } = services
  const phone = checkedPhone(teacher.id, given)
  await limitCodes(services, phone, ip)
  const code = newCode()
  // before it leaves, since the answer may come sooner than this call ends
  await keepCode(db, phone, macOf(services, phone, code))
  const { productName } = brandOf(teacher.user_type.slug)
  const text = `${code} is your ${productName} verification number. It is valid for ${PHONE_CODE_VALID_MINUTES} minutes. Do not pass it on.`
  try {
    await texts.send({ to: dialled(phone), method: phone.preferred_communication, text })
  } catch (error) {
    log.warn({ err: error }, 'a verification number could not be sent')
    throw refuse('codeNotSent')
  }
}

/** @throws 422 with code 30 or 31 */
export async function confirmPhone(
  services: Services,
  teacherId: number,
  { code, ...given }: Phone & { code: string },
): Promise<void> {
  const phone = checkedPhone(teacherId, given)
  const outcome = await tryCode(services.db, phone, macOf(services, phone, code.replaceAll(/[\s-]/g, '')))
  if (outcome === 'wrong') throw refuse('codeWrong')
  if (outcome === 'gone') throw refuse('codeExpired')
}
