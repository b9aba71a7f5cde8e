import type { libraryConnectionEndpoints } from '../../../src/contract/endpoints/library-connections.ts'
import { libraryConnectionSentences } from '../../../src/contract/server-messages/library-connections.ts'
import { documentsHoldUntil } from '../../document-url.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { listActive } from './active-classrooms.ts'
import { connect } from './connect.ts'
import { checkLibrarian } from './librarian.ts'
import { postRequest, removeRequest, repost } from './post-request.ts'
import { listOthers, listOwn, readRequest } from './read.ts'
import { listAgeRanges, listCourses } from './repository/choices.ts'
import { shownCourse } from './shown-request.ts'
import { hide, show, showAll, view } from './view-request.ts'

type Keys = keyof typeof libraryConnectionEndpoints
type Reading = Extract<Keys, `GET ${string}`>
type Writing = Exclude<Keys, Reading>

const { connected, deleted, posted, reposted } = libraryConnectionSentences

const reading = (services: Services): Handlers<Reading> => ({
  'GET /api/teacher/librarian-connection-request/not-hidden': ({ teacher, query }) =>
    listOthers(services, teacher, { isHidden: false, query }),

  'GET /api/teacher/librarian-connection-request/hidden': ({ teacher, query }) =>
    listOthers(services, teacher, { isHidden: true, query }),

  'GET /api/teacher/librarian-connection-request': ({ teacher }) => listOwn(services, teacher),

  'GET /api/teacher/librarian-connection-request/{id}': async ({ teacher, params }) => ({
    data: await readRequest(services, teacher, params.id),
  }),

  'GET /api/teacher/librarian-connection-request/age-ranges': async ({ teacher, query }) => {
    checkLibrarian(teacher)
    const data = await listAgeRanges(services.db, query['topics_id[]'] ?? [])
    return { data, freshUntil: Number.POSITIVE_INFINITY }
  },

  'GET /api/teacher/librarian-connection-request/courses': async ({ teacher, query }) => {
    checkLibrarian(teacher)
    const found = await listCourses(services.db, query['topics_id[]'] ?? [], query.age_range_id ?? null)
    return { data: found.map(row => shownCourse(services.tokens, row)), freshUntil: documentsHoldUntil() }
  },

  'GET /api/teacher/last-active-classrooms': ({ teacher }) => listActive(services, teacher),
})

const writing = (services: Services): Handlers<Writing> => ({
  'POST /api/teacher/librarian-connection-request': async call => ({
    message: posted,
    data: await postRequest(services, call),
  }),

  'PUT /api/teacher/librarian-connection-request/{id}': async call => ({
    message: reposted,
    data: await repost(services, call),
  }),

  'DELETE /api/teacher/librarian-connection-request/{id}': async ({ teacher, params }) => {
    await removeRequest(services.db, teacher, params.id)
    return { message: deleted }
  },

  'POST /api/teacher/librarian-connection-request/{id}/create-hidden': async ({ teacher, params }) => {
    await hide(services.db, teacher, params.id)
    return {}
  },

  'DELETE /api/teacher/librarian-connection-request/{id}/delete-hidden': async ({ teacher, params }) => {
    await show(services.db, teacher, params.id)
    return {}
  },

  'DELETE /api/teacher/librarian-connection-request/delete-hidden': async ({ teacher }) => {
    await showAll(services.db, teacher)
    return {}
  },

  'POST /api/teacher/librarian-connection-request/{id}/views-number': async ({ teacher, params }) => ({
    data: await view(services, teacher, params.id),
  }),

  'POST /api/teacher/librarian-connection-request/{id}/connect': async call => ({
    message: connected,
    data: await connect(services, call),
  }),
})

export const handlers = (services: Services): Handlers<Keys> => ({
  ...reading(services),
  ...writing(services),
})
