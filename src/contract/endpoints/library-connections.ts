import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import {
  ActiveClassroom,
  LibraryConnectionRequest,
  LibraryCourse,
  LibraryRequestForm,
} from '../entities/library-connection-request.ts'
import { AgeRange, Id } from '../entities/reference.ts'
import { LARGEST_ID } from '../limits/input.ts'
import {
  ACTIVE_CLASSROOMS_SHOWN,
  LIBRARY_OWN_REQUESTS_SHOWN,
  LIBRARY_REQUEST_OPEN_DAYS,
  LIBRARY_REQUESTS_OPEN_MAX,
  LIBRARY_REQUESTS_PAGE_ROWS,
  LIBRARY_REQUESTS_PER_HOUR,
  LIBRARY_TOPICS_MAX,
} from '../limits/library-connections.ts'
import { libraryRequestFilters, libraryRequestOrders } from '../rules/library-requests.ts'

const one = { access: 'teacher', params: Type.Object({ id: Id }) } as const

const ids = () => Type.Optional(Type.Array(Id, { maxItems: LIBRARY_TOPICS_MAX }))

const list = {
  access: 'teacher',
  query: Type.Object({
    'topics_id[]': ids(),
    'age_range_id[]': ids(),
    course_id: Type.Optional(Id),
    filter_by: Type.Optional(Type.Enum(libraryRequestFilters, { description: "'all' unless it is said" })),
    order_by: Type.Optional(Type.Enum(libraryRequestOrders, { description: "'newest' unless it is said" })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_ID })),
  }),
  data: Type.Object({
    requests: Type.Array(LibraryConnectionRequest),
    total: Type.Integer({ description: 'requests that are found, on all pages' }),
    hidden_count: Type.Integer({ description: 'that one has hidden and that wait, whatever is asked for' }),
  }),
  revalidates: true,
} as const

/**
 * Libraries that look for another one (P2 §2 Library connections page, §4, §5, §7). Librarians alone: everybody else 403
 * with code 160. Of a request that is not there 404 with code 161, of another library's that one would edit or delete 403
 * with code 164.
 */
export const libraryConnectionEndpoints = {
  'GET /api/teacher/librarian-connection-request/not-hidden': {
    summary: `Requests of other libraries that wait and that one has not hidden, ${LIBRARY_REQUESTS_PAGE_ROWS} on a page, each with why it fits one’s own library. A filter is sent once for each of its values; a topic lets those through, too, that are for any.`,
    spec: 'P2 §2 Library connections page, §7 Librarian',
    ...list,
  },
  'GET /api/teacher/librarian-connection-request/hidden': {
    summary: 'Those that one has hidden, as long as they wait.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...list,
  },
  'GET /api/teacher/librarian-connection-request': {
    summary: `One’s own requests, the latest ${LIBRARY_OWN_REQUESTS_SHOWN}, whatever has become of them (My Connection Requests).`,
    spec: 'P2 §2 Library connections page',
    access: 'teacher',
    data: Type.Array(LibraryConnectionRequest),
    revalidates: true,
  },
  'GET /api/teacher/librarian-connection-request/{id}': {
    summary:
      'One request: one’s own, one that waits, or one that one has connected to oneself. 422 with code 162 when another library has connected to it, with code 163 when it has expired, with code 165 when it is of one’s own library, with code 166 when the other library is not to be had any more.',
    spec: 'P2 §7 Librarian',
    ...one,
    data: LibraryConnectionRequest,
  },
  'POST /api/teacher/librarian-connection-request': {
    summary: `Posts a request, which waits ${LIBRARY_REQUEST_OPEN_DAYS} days. 422 with the sentences of every field at fault; with code 42 when the subscription has ended, with code 167 when ${LIBRARY_REQUESTS_OPEN_MAX} wait already; 403 with code 160 for who is not validated yet, with code 40 without a signed agreement. 429 after ${LIBRARY_REQUESTS_PER_HOUR} within an hour, those that are posted again included.`,
    spec: 'P2 §4 Library request, §5 Library request form',
    access: 'teacher',
    body: LibraryRequestForm,
    data: LibraryConnectionRequest,
    idempotent: true,
  },
  'PUT /api/teacher/librarian-connection-request/{id}': {
    summary: `Saves one’s own request and posts it again (Repost), so that it waits ${LIBRARY_REQUEST_OPEN_DAYS} days once more. Refused as when it was posted first; with code 162 when a library has connected to it.`,
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
    body: LibraryRequestForm,
    data: LibraryConnectionRequest,
  },
  'DELETE /api/teacher/librarian-connection-request/{id}': {
    summary: 'Deletes one’s own request; the classrooms of one that a library has connected to stay.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
  },
  'POST /api/teacher/librarian-connection-request/{id}/create-hidden': {
    summary:
      'Hides a request of another library from oneself; again does no harm. 422 with code 165 for one’s own.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
  },
  'DELETE /api/teacher/librarian-connection-request/{id}/delete-hidden': {
    summary: 'Shows one that was hidden again; again does no harm.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
  },
  'DELETE /api/teacher/librarian-connection-request/delete-hidden': {
    summary: 'Shows all that were hidden again (Show All).',
    spec: 'P2 §4 Library request',
    access: 'teacher',
  },
  'POST /api/teacher/librarian-connection-request/{id}/views-number': {
    summary:
      'Notes that one has opened a request of another library, once a day; tells how often it was viewed. One’s own counts for nothing. Refused as the request itself is.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
    data: Type.Object({ views_number: Type.Integer({ minimum: 0 }) }),
  },
  'POST /api/teacher/librarian-connection-request/{id}/connect': {
    summary:
      'Connects one’s own library to another one: both get a classroom with the course of the request, each pays what its subject costs, and they are partners. 403 with code 40 without a signed agreement, with code 160 for who is not validated yet; 422 with code 41 when no token is left, 126 when the other library lacks them, 42 when one’s own subscription has ended, 43 when the course is not available any more, 162 when a library has connected to it, 163 when it has expired, 165 for one’s own and one’s own library’s, 166 when the other library is not to be had any more.',
    spec: 'P2 §4 Library request, §7 Librarian',
    ...one,
    body: Type.Object({
      posted_at: Type.Optional(
        Type.String({
          description:
            'of the request as it was shown: 422 with code 168 where it was posted again since; without it whatever it is now',
        }),
      ),
    }),
    data: LibraryConnectionRequest,
    idempotent: true,
  },
  'GET /api/teacher/librarian-connection-request/age-ranges': {
    summary:
      'Age ranges of the courses that are about one of these topics, or of all where none is named, the youngest first; none where none applies.',
    spec: 'P2 §5 Library request form, §7 Librarian',
    access: 'teacher',
    query: Type.Object({ 'topics_id[]': ids() }),
    data: Type.Array(AgeRange),
    revalidates: true,
  },
  'GET /api/teacher/librarian-connection-request/courses': {
    summary:
      'Courses that are about one of these topics, or all where none is named, and for this age range, by name. Without an age range all of the topics.',
    spec: 'P2 §5 Library request form, §7 Librarian',
    access: 'teacher',
    query: Type.Object({ 'topics_id[]': ids(), age_range_id: Type.Optional(Id) }),
    data: Type.Array(LibraryCourse),
    revalidates: true,
  },
  'GET /api/teacher/last-active-classrooms': {
    summary: `One’s own classrooms whose exchange runs, ${ACTIVE_CLASSROOMS_SHOWN} at most, the one first in which a student has posted last.`,
    spec: 'P2 §2 Library connections page, §7 Librarian',
    access: 'teacher',
    data: Type.Array(ActiveClassroom),
    revalidates: true,
  },
} as const satisfies EndpointMap
