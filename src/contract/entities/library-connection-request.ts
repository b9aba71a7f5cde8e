import Type, { type Static } from 'typebox'
import { LARGEST_ID } from '../limits/input.ts'
import { LIBRARY_TOPICS_MAX } from '../limits/library-connections.ts'
import { libraryRequestStatuses } from '../rules/library-requests.ts'
import { Course, Topic } from './course.ts'
import { Nullable } from './nullable.ts'
import { AgeRange, Day, Id, Instant, NumberOfStudentsRange, Subject } from './reference.ts'
import { ShownAvatar } from './user.ts'

/** Why a request fits one's own library: what was measured, which the page says (`LibraryFitReasons` of rules/library-fit.ts). */
export const LibraryFit = Type.Object({
  fits: Type.Boolean({ description: 'both what it is about and how old the students are' }),
  points: Type.Integer({ minimum: 0, maximum: 100, description: 'rules/library-fit.ts' }),
  any_topic: Type.Boolean({ description: 'it is for any topic' }),
  shared_topics: Type.Array(Id, {
    description:
      "its topics that are one's own, of requests that wait or of classrooms; all of one's own where it is for any",
  }),
  any_age: Type.Boolean({ description: 'it is for no age in particular' }),
  same_age_range: Type.Boolean({ description: "its age range is one's own, of the profile or of a request" }),
  same_class_size: Type.Boolean({ description: "one's own of a request, or of a classroom" }),
  same_language: Type.Boolean({ description: 'both librarians have the same native language' }),
})
export type LibraryFit = Static<typeof LibraryFit>

/** What became of a request that a library has connected to, to the two who did. */
const Connection = Type.Object({
  classroom_id: Type.Integer({ minimum: 1, description: "one's own classroom, which was made by it" }),
  full_name: Type.String({ description: 'of the other librarian, who is a partner now' }),
  avatar: ShownAvatar,
  connected_at: Instant,
})

/** A course as a request names it. */
export const LibraryCourse = Type.Object({
  id: Id,
  name: Type.String(),
  subject: Type.Pick(Subject, ['id', 'name']),
  topic_id: Nullable(Id),
  weeks: Course.properties.weeks,
  age_ranges: Course.properties.age_ranges,
  pdf_url: Course.properties.pdf_url,
})
export type LibraryCourse = Static<typeof LibraryCourse>

/** A library looks for another one (P2 §3 Library connection request). */
export const LibraryConnectionRequest = Type.Object({
  id: Id,
  name: Type.String({
    description: 'the librarian, by the first name and an initial until they are partners',
  }),
  school_name: Nullable(Type.String({ description: 'null as long as the school is not accepted' })),
  school_location: Type.String({
    description: "as in 'Portland, Maine, United States'; '' where nothing is said",
  }),
  country: Nullable(Type.Object({ name: Type.String(), iso: Type.String() })),
  avatar: ShownAvatar,
  about_me: Nullable(Type.String()),
  text_request: Type.String(),
  age_range_id: Nullable(Id),
  age_range: Nullable(AgeRange),
  number_students_range_id: Id,
  number_students: NumberOfStudentsRange,
  librarian_topics_id: Type.Array(Id, { description: 'ids of the topics' }),
  topics: Type.Array(Topic, { description: "none is 'Any'" }),
  course_id: Id,
  course: LibraryCourse,
  classroom_name: Type.String({ description: 'of the classroom that connecting makes for both' }),
  created_at: Instant,
  posted_at: Type.String({
    description: 'when it was posted last, ISO 8601, UTC: what connecting names as the version that was seen',
  }),
  expire_at: Instant,
  status: Type.Enum(libraryRequestStatuses),
  views_number: Type.Integer({
    minimum: 0,
    description: 'each librarian once a day; to others than the owner some minutes late',
  }),
  is_own: Type.Boolean(),
  is_hidden: Type.Boolean({ description: "hidden by oneself; never of one's own" }),
  fit: Nullable(LibraryFit),
  connection: Nullable(Connection),
})
export type LibraryConnectionRequest = Static<typeof LibraryConnectionRequest>

/**
 * A request as it is posted, for the first time or again (`LibraryRequestValues` of rules/library-request-form.ts, which
 * has the rules).
 */
export const LibraryRequestForm = Type.Object({
  text_request: Type.Optional(Nullable(Type.String())),
  age_range_id: Type.Optional(Nullable(Id)),
  topics: Type.Optional(
    Nullable(
      Type.Array(Type.Integer({ minimum: 0, maximum: LARGEST_ID }), {
        maxItems: LIBRARY_TOPICS_MAX,
        description: "ids of topics; none, or 0 alone, is 'Any'",
      }),
    ),
  ),
  course_id: Type.Optional(Nullable(Id)),
  classroom_name: Type.Optional(Nullable(Type.String())),
  number_students_range_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LARGEST_ID,
      description: "'21-30' unless it is said; of one that is posted again, what it was",
    }),
  ),
})
export type LibraryRequestForm = Static<typeof LibraryRequestForm>

/** A classroom whose exchange runs (P2 §2 About Me). */
export const ActiveClassroom = Type.Object({
  id: Id,
  name: Type.String(),
  subject: Type.Pick(Subject, ['id', 'name']),
  course: Nullable(Type.Object({ id: Id, name: Type.String() })),
  partner: Nullable(Type.Object({ full_name: Type.String(), avatar: ShownAvatar })),
  end_date: Day,
  last_active_at: Type.String({
    description: 'when a student of it has posted last, or when it was made; ISO 8601, UTC',
  }),
})
export type ActiveClassroom = Static<typeof ActiveClassroom>
