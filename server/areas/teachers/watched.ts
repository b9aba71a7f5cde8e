import { type Watch, withPartnersAndLibraries } from '../../db/watch.ts'

/** What of a teacher is shown, to them and to others: a sign-in must not spoil the polls of a partner. */
const SHOWN = [
  'user_type',
  'email',
  'email_verified_at',
  'is_email_validated',
  'is_teacher_validated',
  'is_teacher_profile_filled',
  'verified_notice_at',
  'first_name',
  'last_name',
  'avatar',
  'about_info',
  'native_language_id',
  'disabled_at',
  'city_name',
  'country_id',
  'state_id',
  'school_id',
  'has_independent_subscription',
  'independent_subscription_end_date',
]

export const watched: readonly Watch[] = [
  {
    table: 'teachers',
    on: ['update'],
    columns: SHOWN,
    teachers: withPartnersAndLibraries('SELECT id FROM changed'),
  },
  {
    table: 'schools',
    on: ['update'],
    teachers: withPartnersAndLibraries('SELECT id FROM teachers WHERE school_id IN (SELECT id FROM changed)'),
  },
]
