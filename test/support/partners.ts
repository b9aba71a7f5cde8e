import type { ConnectionDetail, ConnectionRequest } from '../../src/contract/entities/connection.ts'
import type {
  MatchedClassroom,
  PartnerClassroom,
  PartnerMatch,
  PartnerPerson,
  PartnerProfile,
} from '../../src/contract/entities/partner.ts'
import type { MatchReasons } from '../../src/contract/rules/partner-rank.ts'

const arts = { id: 2, name: 'Arts and Sciences', type: 'general', number_of_tokens: 1 }

/** Camille of Lyon as others see her; what a test is about comes as `changes`. */
export const aPerson = (changes: Partial<PartnerPerson> = {}): PartnerPerson => ({
  id: 9,
  first_name: 'Camille',
  last_initial: 'D',
  full_name: 'Camille D.',
  avatar: null,
  country: { name: 'France', iso: 'FR' },
  state: null,
  city: 'Lyon',
  ...changes,
})

/** The same with what she tells of herself. */
export const aProfile = (changes: Partial<PartnerProfile> = {}): PartnerProfile => ({
  ...aPerson(),
  about_info: 'I teach near the river.',
  school: { name: 'Collège Lumière' },
  subjects: [arts],
  native_language: { id: 2, name: 'French' },
  instruction_languages: [{ id: 1, name: 'English' }],
  age_ranges: [{ id: 2, name: '11-14 years old', min_age: 11 }],
  time_zone: 'Europe/Paris',
  ...changes,
})

/** A classroom of another teacher. */
export const aPartnerClassroom = (changes: Partial<PartnerClassroom> = {}): PartnerClassroom => ({
  id: 21,
  name: 'Rivers of Lyon',
  subject: arts,
  lang_native: { id: 2, name: 'French' },
  lang_instruction: { id: 1, name: 'English' },
  level: null,
  age_range: { id: 2, name: '11-14 years old', min_age: 11 },
  number_students_range: { id: 3, name: '21-30', min: 21, max: 30 },
  start_date: '2025-09-15',
  end_date: '2025-12-14',
  number_of_tokens: 1,
  ...changes,
})

export const noReasons: MatchReasons = {
  overlap_days: 0,
  shared_school_minutes: null,
  same_class_size: false,
  answers_in_hours: null,
  same_age_range: false,
  languages_fit: false,
}

/** One that could be the partner of one's own. */
export const aMatched = (changes: Partial<MatchedClassroom> = {}): MatchedClassroom => ({
  ...aPartnerClassroom(),
  rank: 80,
  reasons: { ...noReasons, overlap_days: 77, shared_school_minutes: 390, same_age_range: true },
  pending_request_id: null,
  ...changes,
})

export const aMatch = (changes: Partial<PartnerMatch> = {}): PartnerMatch => ({
  ...aProfile(),
  classrooms: [aMatched()],
  ...changes,
})

/** Camille has asked Ada's classroom 7, and waits. */
export const aRequest = (changes: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  id: 5,
  status: 'pending',
  side: 'received',
  message: 'Shall we?',
  decline_message: '',
  created_at: '2025-09-01T10:00:00.000Z',
  sent_at: '2025-09-02T10:00:00.000Z',
  settled_at: null,
  ended_by: null,
  teacher_id: 9,
  teacher: aPerson(),
  classroom: aPartnerClassroom(),
  invited_teacher_id: 7,
  invited_teacher: aPerson({ id: 7, first_name: 'Ada', last_initial: 'M', full_name: 'Ada M.' }),
  invited_classroom_id: 7,
  invited_classroom: aPartnerClassroom({ id: 7, name: 'Letters to Lyon' }),
  ...changes,
})

/** Ada has asked Bruno of Salem, Oregon. */
export const aSentRequest = (changes: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  ...aRequest(),
  id: 6,
  side: 'sent',
  message: 'We would like to.',
  teacher_id: 7,
  teacher: aPerson({ id: 7, first_name: 'Ada', last_initial: 'M', full_name: 'Ada M.' }),
  classroom: aPartnerClassroom({ id: 7, name: 'Letters to Lyon' }),
  invited_teacher_id: 12,
  invited_teacher: aPerson({
    ...{ id: 12, first_name: 'Bruno', last_initial: 'K', full_name: 'Bruno K.', city: 'Salem' },
    ...{ state: { name: 'Oregon' }, country: { name: 'United States', iso: 'US' } },
  }),
  invited_classroom_id: null,
  invited_classroom: null,
  ...changes,
})

/** The same as it is opened. */
export function inDetail(
  request: ConnectionRequest,
  changes: Partial<ConnectionDetail> = {},
): ConnectionDetail {
  const isOpen = request.side === 'received' && request.status === 'pending'
  return {
    ...request,
    partner: aProfile(request.side === 'sent' ? request.invited_teacher : request.teacher),
    classrooms_matched: isOpen ? [aMatched({ id: 7, name: 'Letters to Lyon' })] : [],
    ...changes,
  }
}
