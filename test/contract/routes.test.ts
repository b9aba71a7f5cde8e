import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fastJson from 'fast-json-stringify'
import type { RouteOptions } from 'fastify'
import Fastify from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { prefixes, prefixesOf, STUDENT_PREFIX } from '../../server/prefixes.ts'
import { registerContract, routeOf } from '../../server/register.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints/all.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { DEMO_ONLY } from '../../src/contract/error-codes/common.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { classroomForm } from '../support/classroom-form.ts'
import { startApp, type TestApp } from '../support/server.ts'
import { taskForm } from '../support/task-stage.ts'
import { listForm, workbookOf } from '../support/workbooks.ts'

const contract = Object.entries<Endpoint>(endpoints)
const expected = contract
  .flatMap(([key]) => prefixesOf(key).map(prefix => routeOf(key, prefix)))
  .map(({ method, url }) => `${method} ${url}`)
  .toSorted()

/** Calls of a protocol that others have written down (docs/decisions/uploads.md). */
const ofTus = [...Object.values(prefixes), STUDENT_PREFIX].flatMap(prefix => [
  `POST ${prefix}/uploads`,
  ...['PATCH', 'DELETE'].map(method => `${method} ${prefix}/uploads/:id`),
])

/** Where a connection begins that stays open (docs/decisions/realtime.md). */
const ofRealtime = [`GET ${REALTIME_PATH}`]

interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, { responses: Record<string, unknown>; security?: unknown }>>
}

describe('the contract and the server', async () => {
  let server: TestApp
  before(async () => {
    server = await startApp()
  })
  after(() => server.close())

  it('register the same routes, no more and no fewer', async () => {
    const registered: string[] = []
    const app = Fastify()
    app.setValidatorCompiler<TSchema>(({ schema }) => Compile(schema).Check)
    // the server makes code of a schema as it is needed; here all of them have to become some
    app.setSerializerCompiler(({ schema }) => fastJson(schema))
    app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      // HEAD is there wherever GET is.
      if (method !== 'HEAD') registered.push(`${method} ${url}`)
    })
    registerContract(
      app,
      server.app.services,
      Object.fromEntries(contract.map(([key]) => [key, () => {}])) as never,
    )
    await app.ready()
    assert.deepEqual(registered.toSorted(), expected)
    // And the server as it runs has them all, and no other route under /api but those of uploads and the connection.
    const tree = server.app.printRoutes({ commonPrefix: false })
    const underApi = [...tree.matchAll(/(\/api\/\S*) \(([A-Z, ]+)\)/g)]
      .flatMap(([, url, methods]) => (methods ?? '').split(', ').map(method => `${method} ${url}`))
      .filter(line => !line.startsWith('OPTIONS') && !line.startsWith('HEAD'))
    const all = [...expected, ...ofTus, ...ofRealtime]
    for (const line of underApi) assert.ok(all.includes(line), line)
    for (const line of all) {
      const [method, url = ''] = line.split(' ')
      assert.ok(server.app.hasRoute({ method: method as 'GET', url }), line)
    }
  })

  it('say the same in OpenAPI 3.1, each path with its replies', async () => {
    const { body } = await server.call('GET /docs/api/openapi.json')
    const document = body as unknown as OpenApi
    assert.match(document.openapi, /^3\.1\./)
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        method => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    assert.deepEqual(documented.toSorted(), expected)
    for (const operations of Object.values(document.paths)) {
      for (const { responses } of Object.values(operations)) {
        assert.deepEqual(Object.keys(responses).toSorted(), ['200', '4XX', '5XX'])
      }
    }
  })

  it('have a page to read them, which needs nothing from elsewhere', async () => {
    const page = await server.call('GET /docs/api/')
    assert.equal(page.status, 200)
    assert.doesNotMatch(page.text, /(src|href)="https?:/)
  })

  for (const [key, { access }] of contract.filter(([, endpoint]) => endpoint.access === 'teacher')) {
    it(`${key} asks for a token (${access})`, async () => {
      const line = key.replaceAll(/\{\w+\}/g, '1')
      assert.equal((await server.call(line)).status, 401)
      const { token } = await server.signIn('teacher@demo.test')
      const demo = await server.call(line.replace(prefixes.teacher, prefixes.demo), { token })
      assert.equal(demo.status, 403)
      assert.equal(demo.body.error_code, DEMO_ONLY)
    })
  }

  /** What any of these calls asks for; each takes its own. */
  const content = {
    ...classroomForm(),
    email: 'assistant@school.test',
    course_id: 1,
    first_name: 'Ada',
    last_initial: 'B',
    approve_student_submissions: true,
    students: [1],
    students_number: 4,
    groups: [{ id: 1, group_name: 'Owls' }],
    ...taskForm(),
    ...{ version: 1, is_hidden: true, tasks: [{ id: 1, order: 1 }], order_version: 'x' },
    id: 1,
    group_name: 'Owls',
    action: 'approved',
    ...{ subject: 'Our river', description: 'What is yours called?', status: 'approved' },
    ...{ videos: [1], comment: 'Well done' },
    ...{ report: 'Nobody answers.', message: 'Hola' },
    url: `/api/teacher/uploads/${'x'.repeat(43)}`,
  }

  /** A message of the partner is read, and nothing else. */
  const bodyOf = (key: string) => (key.includes('/partner/') ? { ...content, status: 'read' } : content)

  const form = await listForm(workbookOf([['Ada', 'B']]))

  // every parameter of every route: test/server/ids
  for (const [key, endpoint] of contract.filter(([key]) => key.includes('/classrooms/{id}'))) {
    it(`${key} refuses an id of somebody else, one that is not there, and one that is none`, async () => {
      const { token } = await server.signIn('partner@demo.test')
      const given = { token, ...(endpoint.form ? form : endpoint.body ? { body: bodyOf(key) } : {}) }
      const { required = [] } = (endpoint.query ?? {}) as { required?: string[] }
      const query = required.includes('email') ? `?email=${content.email}` : ''
      const foreign = await server.signIn('teacher@demo.test')
      const { body } = await server.call<{ id: number }[]>('GET /api/teacher/classrooms', {
        token: foreign.token,
      })
      const ids = [...body.data.map(({ id }) => id), 2_147_483_647]
      assert.ok(ids.length > 5)
      for (const id of ids) {
        const answer = await server.call(key.replaceAll(/\{\w+\}/g, String(id)) + query, given)
        assert.deepEqual([answer.status, answer.body.error_code], [403, CLASSROOM_FORBIDDEN])
      }
      assert.equal((await server.call(key.replaceAll(/\{\w+\}/g, 'x') + query, given)).status, 422)
    })
  }

  it('answer a demo teacher under the demo prefix, with classrooms of their own', async () => {
    const { token, user_type } = await server.signIn('demo@demo.test')
    assert.equal(user_type.slug, 'teacher-demo')
    const { status, body } = await server.call<{ name: string }[]>('GET /api/demo/classrooms', { token })
    assert.equal(status, 200)
    assert.deepEqual(body.data.map(({ name }) => name).toSorted(), ['My First Exchange', 'Try It Out'])
  })

  it('take a demo teacher’s refresh under either prefix', async () => {
    const { refreshToken } = await server.signIn('demo@demo.test')
    const { status } = await server.call('POST /api/demo/token/refresh', { body: { refreshToken } })
    assert.equal(status, 200)
  })

  it('never send a field that the contract does not list', async () => {
    const { token } = await server.signIn('teacher@demo.test')
    const { text } = await server.call('GET /api/teacher/classrooms/1', { token })
    assert.doesNotMatch(
      text,
      /password|student_group_type_id":\d+,"course_guide_link|classroom_id|created_at":"[^"]*","classroom/,
    )
    const signedIn = await server.signIn('teacher@demo.test')
    assert.equal('password_hash' in signedIn, false)
  })
})
