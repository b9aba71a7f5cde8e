import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import {
  RECORDING_AHEAD_MAX_BYTES,
  UPLOAD_RECEIVE_SECONDS,
  VIDEO_MAX_BYTES,
} from '../../../src/contract/limits/videos.ts'
import { enter } from '../../enter.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import { prefixes, STUDENT_PREFIX } from '../../prefixes.ts'
import type { Services } from '../../services.ts'
import { findUploaded, isOwnUploaded, removeUnsaved, type VideoOwner } from '../videos/area.ts'
import { beginUpload } from './begin-upload.ts'
import { createFinish } from './finish-upload.ts'
import { pieceStream } from './piece-stream.ts'
import { refuse } from './refusals.ts'
import { isEndlessUpload, isOwnUpload } from './repository/uploads.ts'
import { hasRoom } from './room.ts'
import { UploadLocker } from './upload-locker.ts'
import { UploadStore } from './upload-store.ts'

const PIECE = 'application/offset+octet-stream'

const hasPiece = ({ headers }: FastifyRequest) => headers['content-type'] === PIECE

interface Asked {
  Params: { id: string }
}

/** Who asks, and for which upload: what has been looked at before the protocol's server is asked. */
interface Call {
  owner: VideoOwner
  id: string | undefined
  /** The upload that it has begun. */
  begun?: string
}

function ownerOf({ teacher, student }: FastifyRequest): VideoOwner {
  if (student) return { student_id: student.id }
  if (teacher) return { teacher_id: teacher.id }
  throw new Error('an upload of nobody')
}

/** What the protocol's server says no to, in our words; what is no refusal of its is somebody else's fault. */
function refusalOf(error: unknown): unknown {
  const { status_code } = error as { status_code?: number }
  if (status_code === undefined) return error
  if (status_code === 404 || status_code === 410) return refuse('notFound')
  if (status_code === 409) return refuse('otherPlace')
  if (status_code === 413) return refuse('videoTooLarge')
  // 501 is said of extensions that it does not offer
  return status_code < 500 || status_code === 501 ? refuse('notAnUpload') : new Error('an upload failed')
}

/** The headers of the protocol; what pages of other origins may do is said for all calls alike. */
const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !name.startsWith('access-control-')))

/**
 * `/api/teacher/uploads` and `/api/student/uploads`: videos by tus 1.0, which go on where they were after a broken line, another page or another
 * server. The protocol's server is asked for its answer, and the answer is given like any other: hooks, refusals and
 * what is allowed to other origins are those of every call.
 */
export const uploadCalls = (services: Services) => async (app: FastifyInstance) => {
  const finish = createFinish(services)
  const datastore = new UploadStore(services)
  // one for both prefixes, since an upload may be reached by either
  const locker = new UploadLocker(services.database.nodeLocks)
  const calls = new WeakMap<object, Call>()
  const failures = new WeakMap<object, unknown>()
  app.removeAllContentTypeParsers()
  // read by the protocol's server, as it comes
  app.addContentTypeParser(PIECE, (_request, _body, done) => done(null))

  async function mustBeOwn(request: FastifyRequest<Asked>): Promise<void> {
    const owner = ownerOf(request)
    const { db } = services
    if (await isOwnUpload(db, owner, request.params.id)) return
    if (!(await isOwnUploaded(db, owner, request.params.id))) throw refuse('notFound')
  }

  function serve(prefix: string): void {
    const path = `${prefix}/uploads`
    const tus = new Server({
      path,
      datastore,
      // no more than is set aside for one that has no end yet
      maxSize: async (request, id) =>
        request.headers.has('upload-defer-length') || (await isEndlessUpload(services.db, id ?? ''))
          ? RECORDING_AHEAD_MAX_BYTES
          : VIDEO_MAX_BYTES,
      relativeLocation: true,
      locker,
      namingFunction: oneTimeCode,
      // the id that was looked at, not what it would read out of an address with a query
      getFileIdFromRequest: request => calls.get(request)?.id,
      async onUploadCreate(request, upload) {
        const call = calls.get(request)
        if (!call) throw new Error('an upload of nobody')
        await beginUpload(services, call.owner, upload)
        call.begun = upload.id
        return {}
      },
      async onUploadFinish(_request, { id }) {
        await finish(id)
        // one that was given up at this moment is not there whole
        if (!(await findUploaded(services.db, id))) throw refuse('notFound')
        return {}
      },
      onResponseError(request, error) {
        failures.set(request, error)
        return undefined
      },
    })

    async function mustHaveRoom({ method, headers }: FastifyRequest): Promise<void> {
      const bytes = Number(headers['content-length'] ?? 0)
      if (method === 'PATCH' && !(await hasRoom(services.config, bytes))) throw refuse('storageFull')
    }

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const call = new NodeRequest({ req: request.raw, res: reply.raw })
      if (hasPiece(request)) Object.defineProperty(call, 'body', { value: pieceStream(request.raw) })
      // what stands in it any proxy may have written, and several a list
      call.headers.delete('x-forwarded-proto')
      const { id } = request.params as Partial<Asked['Params']>
      const asked: Call = { owner: ownerOf(request), id }
      calls.set(call, asked)
      const answer = await tus.handleWeb(call)
      // what came with the beginning was refused, or broke off: nobody has heard where it is
      if (answer.status >= 400 && asked.begun !== undefined) await datastore.remove(asked.begun)
      if (answer.status >= 400) throw refusalOf(failures.get(call) ?? { status_code: answer.status })
      return reply.code(answer.status).headers(headersOf(answer)).header('cache-control', 'no-store').send()
    }

    async function giveUp(request: FastifyRequest<Asked>, reply: FastifyReply) {
      const { id } = request.params
      // what is being moved is moved first
      await finish(id).catch(() => undefined)
      try {
        return await answer(request, reply)
      } catch (error) {
        // it is a video, which goes as long as nobody has saved it
        if (await removeUnsaved(services, ownerOf(request), id)) return reply.code(204).send()
        throw error
      }
    }

    const access = prefix === STUDENT_PREFIX ? 'student' : 'teacher'
    const options = {
      schema: { hide: true },
      bodyLimit: VIDEO_MAX_BYTES,
      config: { access, receiveMs: UPLOAD_RECEIVE_SECONDS * 1_000 },
    } as const
    const mustEnter = async (request: FastifyRequest) => {
      await enter(app, request, { prefix, access })
      // what has begun may still be given up
      if (request.student?.is_exchange_expired && request.method !== 'DELETE') throw refuse('exchangeExpired')
    }

    app.post(path, { ...options, onRequest: mustEnter }, answer)
    app.route<Asked>({
      ...options,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:id`,
      // before a piece has the time of one to arrive
      onRequest: [mustEnter, mustBeOwn],
      async handler(request, reply) {
        const { id } = request.params
        await mustHaveRoom(request)
        if (request.method === 'DELETE') return giveUp(request, reply)
        await finish(id)
        return answer(request, reply)
      },
    })
  }

  for (const prefix of [...Object.values(prefixes), STUDENT_PREFIX]) serve(prefix)
}
