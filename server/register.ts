import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Access, Endpoint } from '../src/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '../src/contract/endpoints/all.ts'
import { FailureReply, successReply } from '../src/contract/reply.ts'
import { addressKey } from './address-key.ts'
import type { BeforeFile, BeforeFiles } from './before-file.ts'
import { enter } from './enter.ts'
import { createFormsUnderWay, type FormsUnderWay } from './forms-under-way.ts'
import type { Handlers } from './handlers.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { filesDirectory } from './paths.ts'
import { adminTokenOf } from './plugins/auth.ts'
import { formsPlugin } from './plugins/forms.ts'
import { prefixes, prefixesOf, STUDENT_PREFIX } from './prefixes.ts'
import { JSON_TYPE, type Result, revalidated } from './revalidated.ts'
import type { Services } from './services.ts'
import type { SignedInStudent } from './signed-in-student.ts'
import type { SignedInTeacher } from './signed-in-teacher.ts'

type AnyHandler = (call: {
  params: unknown
  query: unknown
  body: unknown
  teacher: SignedInTeacher | undefined
  student: SignedInStudent | undefined
  ip: string
  adminToken: string | undefined
  origin: string | undefined
  requestId: string
  idempotencyKey: string | undefined
}) => Promise<Result & { bytes?: Buffer | undefined }>

/** A file has so long to arrive, also on a slow line. */
const FORM_RECEIVE_MS = 120_000

const receiveMsOf = ({ receiveSeconds }: NonNullable<Endpoint['form']>) =>
  receiveSeconds ? receiveSeconds * 1_000 : FORM_RECEIVE_MS

/** Who brings a token. */
const WITH_TOKEN: readonly Access[] = ['teacher', 'student', 'new-student']

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** 'GET /api/teacher/classrooms/{id}' as Fastify wants it. */
export function routeOf(key: string, prefix: string): { method: (typeof methods)[number]; url: string } {
  const [verb = '', path = ''] = key.split(' ')
  const method = methods.find(known => known === verb)
  if (!method) throw new Error(`${key} has no method that the server knows`)
  return { method, url: path.replace(prefixes.teacher, prefix).replaceAll(/\{(\w+)\}/g, ':$1') }
}

function groupOf(prefix: string, area: string): string {
  if (prefix === STUDENT_PREFIX) return `students: ${area}`
  return prefix === prefixes.demo ? `demo: ${area}` : area
}

/** What a good answer is in the API reference: the envelope, or a file. */
function replyOf({ data, file }: Endpoint) {
  if (!file) return successReply(data)
  return {
    description: file.name,
    content: { [file.type]: { schema: { type: 'string', format: 'binary' } } },
  }
}

function sendFile(reply: FastifyReply, { type, name }: NonNullable<Endpoint['file']>, bytes: Buffer) {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes)
}

function schemaOf(endpoint: Endpoint, key: string, prefix: string) {
  const area = routeOf(key, prefix).url.split('/')[3] ?? ''
  return {
    summary: endpoint.summary,
    description: `Specification: ${endpoint.spec}`,
    tags: [groupOf(prefix, area)],
    ...(WITH_TOKEN.includes(endpoint.access) ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.form ? { consumes: ['multipart/form-data'] } : {}),
    response: { 200: replyOf(endpoint), '4xx': FailureReply, '5xx': FailureReply },
  }
}

/** Registers every endpoint of the contract under each of its prefixes. */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  beforeFiles: BeforeFiles = {},
): void {
  const underWay = createFormsUnderWay()
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    for (const prefix of prefixesOf(key)) {
      const handler = handlers[key as EndpointKey] as AnyHandler
      const registration = { key, endpoint, prefix, handler }
      const beforeFile = beforeFiles[key as EndpointKey]
      if (endpoint.form) registerForm(app, services, registration, { ...endpoint.form, underWay, beforeFile })
      else registerEndpoint(app, services, registration)
    }
  }
}

/** Beside the others, since it reads another kind of body. */
function registerForm(
  app: FastifyInstance,
  services: Services,
  registration: Registration,
  form: NonNullable<Endpoint['form']> & { underWay: FormsUnderWay; beforeFile: BeforeFile | undefined },
): void {
  app.register(async forms => {
    await forms.register(formsPlugin, { directory: filesDirectory(services.config).incoming, ...form })
    registerEndpoint(forms, services, registration)
  })
}

interface Registration {
  key: string
  endpoint: Endpoint
  prefix: string
  handler: AnyHandler
}

function registerEndpoint(app: FastifyInstance, { config }: Services, registration: Registration): void {
  const { key, endpoint, prefix, handler } = registration
  app.route({
    ...routeOf(key, prefix),
    // What HEAD says has to be what GET would say, so it runs all of it; but it waits for nothing.
    exposeHeadRoute: true,
    schema: schemaOf(endpoint, key, prefix),
    config: { access: endpoint.access, ...(endpoint.form ? { receiveMs: receiveMsOf(endpoint.form) } : {}) },
    ...(endpoint.bodyMaxBytes ? { bodyLimit: endpoint.bodyMaxBytes } : {}),
    onRequest: request => enter(app, request, { prefix, access: endpoint.access }),
    async handler(request, reply) {
      const { params, query, body } = request
      const teacher = request.teacher ?? undefined
      const call = {
        params,
        query,
        body,
        teacher,
        student: request.student ?? undefined,
        ip: addressKey(request.ip),
        adminToken: adminTokenOf(request),
        origin: request.headers.origin,
        requestId: request.id,
        path: request.url.split('?')[0] ?? '',
        idempotencyKey: endpoint.idempotent && idempotencyKeyOf(request),
      }
      reply.header('cache-control', 'no-store')
      if (endpoint.waits && request.method === 'HEAD') return reply.type(JSON_TYPE).send()
      if (!endpoint.revalidates || !teacher) {
        const { data, message, bytes } = await handler(call)
        if (endpoint.file && bytes) return sendFile(reply, endpoint.file, bytes)
        return { success: true, message, data }
      }
      return revalidated(request, reply, { teacher, build: config.build }, () => handler(call))
    },
  })
}
