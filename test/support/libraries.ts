import type {
  ActiveClassroom,
  LibraryConnectionRequest,
} from '../../src/contract/entities/library-connection-request.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { teacher } from './teacher.ts'

const books = { id: 2, name: 'Books' }
export const COURSE = {
  id: 31,
  name: 'Reading Rooms of the World',
  subject: { id: 3, name: 'Library' },
  topic_id: books.id,
  weeks: 4,
  age_ranges: [2],
  pdf_url: null,
}

/** Ingrid's library in Bergen asks for readers; what a test is about comes as `changes`. */
export const aLibraryRequest = (
  changes: Partial<LibraryConnectionRequest> = {},
): LibraryConnectionRequest => ({
  id: 41,
  name: 'Ingrid S.',
  school_name: 'Fjord Library',
  school_location: 'Bergen, Norway',
  country: { name: 'Norway', iso: 'NO' },
  avatar: null,
  about_me: 'We read by the sea.',
  text_request: 'Our readers look for readers by another sea.',
  age_range_id: 2,
  age_range: { id: 2, name: '7-10 years old', min_age: 7 },
  number_students_range_id: 3,
  number_students: { id: 3, name: '21-30', min: 21, max: 30 },
  librarian_topics_id: [books.id],
  topics: [books],
  course_id: COURSE.id,
  course: COURSE,
  classroom_name: 'Fjord Readers',
  created_at: '2025-09-02T12:00:00.000Z',
  posted_at: '2025-09-02T12:00:00.000Z',
  expire_at: '2025-11-20T12:00:00.000Z',
  status: 'open',
  views_number: 3,
  is_own: false,
  is_hidden: false,
  fit: {
    fits: true,
    points: 70,
    any_topic: false,
    shared_topics: [books.id],
    any_age: false,
    same_age_range: true,
    same_class_size: false,
    same_language: false,
  },
  connection: null,
  ...changes,
})

/** One of the librarian's own. */
export const anOwnRequest = (changes: Partial<LibraryConnectionRequest> = {}): LibraryConnectionRequest =>
  aLibraryRequest({
    id: 51,
    name: 'Ada Moreno',
    school_name: 'IES Sierra Norte',
    school_location: 'Madrid, Spain',
    country: { name: 'Spain', iso: 'ES' },
    text_request: 'Who reads along with us?',
    classroom_name: 'Sierra Readers',
    is_own: true,
    fit: null,
    ...changes,
  })

export const anActiveClassroom = (changes: Partial<ActiveClassroom> = {}): ActiveClassroom => ({
  id: 61,
  name: 'Harbor Bookmates',
  subject: { id: 3, name: 'Library' },
  course: { id: COURSE.id, name: COURSE.name },
  partner: { full_name: 'Rosa Delgado', avatar: null },
  end_date: '2025-12-14',
  last_active_at: '2025-10-01T12:00:00.000Z',
  ...changes,
})

/** Ada as a librarian with a subscription, and three exchanges of Library. */
export const librarian = (changes: Partial<User> = {}): User =>
  teacher({
    user_type: { slug: 'teacher-librarian' },
    school: { id: 3, parent_organization_id: null, librarian_subscription: { end_date: '2099-06-30' } },
    exchange_tokens_balance: [{ id: 3, name: 'Library', balance_tokens: 3 }],
    available_tokens_count: 3,
    about_info: 'I run the library between the hills.',
    membership_expiration: '2099-06-30',
    active_classrooms_count: 2,
    active_librarian_connection_requests_count: 1,
    videos_count: 25,
    ...changes,
  })
