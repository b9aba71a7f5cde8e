import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { BYTES_PER_MEGABYTE } from '../../src/contract/limits/units.ts'
import { fileSentences } from '../../src/contract/server-messages/files.ts'
import type { BeforeFile } from '../before-file.ts'
import { Refusal, refuse } from '../errors.ts'
import type { FormsUnderWay } from '../forms-under-way.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Paths of the files that came with a form; they go with the request. */
    received: string[]
  }
}

interface Options {
  /** Where files lie while their request is under way; the server's own. */
  directory: string
  fileMaxBytes: number
  /** Less than that, by the field `type` that comes before the file. */
  byType?: Readonly<Record<string, number>>
  /** Those of all routes together. */
  underWay: FormsUnderWay
  beforeFile?: BeforeFile | undefined
}

/** What stands around a file: boundaries, headers, the other fields. */
const AROUND_FILE_BYTES = 16_384
const FIELDS_MAX = 8
const FIELD_MAX_BYTES = 1_024
/** A request is over long before; another node's may be under way in the same directory. */
const LEFT_BEHIND_MS = 3_600_000

/** How the reader of forms says that a file is larger than it may be. */
const FILE_TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

/** Errors of the disk; all others are the form's own fault. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error

/**
 * Reads the forms of the routes beside it: a file goes to the disk as it comes, never into the memory, and the body
 * gets it as a `Blob`. JSON is none of theirs.
 */
export const formsPlugin = fp(
  async (app: FastifyInstance, { directory, fileMaxBytes, byType = {}, underWay, beforeFile }: Options) => {
    app.removeAllContentTypeParsers()
    await app.register(multipart, {
      limits: {
        fileSize: fileMaxBytes,
        files: 1,
        fields: FIELDS_MAX,
        parts: FIELDS_MAX + 1,
        fieldSize: FIELD_MAX_BYTES,
      },
    })
    const tooLarge = (most = fileMaxBytes) =>
      refuse('tooLarge', { message: fileSentences.tooLarge(most / BYTES_PER_MEGABYTE) })

    const announcedBytes = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? fileMaxBytes)

    const least = Math.min(fileMaxBytes, ...Object.values(byType))
    /** What the file of a form may have whose field `type` says this; what says nothing, as little as any. */
    const mostOf = (type: unknown) =>
      (typeof type === 'string' && Object.hasOwn(byType, type) ? byType[type] : undefined) ?? least

    function refusalOf(error: unknown): Refusal {
      const { code, statusCode } = error as { code?: string; statusCode?: number }
      if (code === FILE_TOO_LARGE) return tooLarge()
      // too many fields, or files
      return refuse(statusCode === 413 ? 'tooLarge' : 'notJson')
    }

    /** Lets so many bytes through. */
    const upTo = (most: number) =>
      async function* (chunks: AsyncIterable<Buffer>) {
        let bytes = 0
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > most) throw tooLarge(most)
          yield chunk
        }
      }

    /** A type that is named once more, after the file, counts too. */
    function mustFit(fields: ReadonlyMap<string, unknown>): void {
      const most = mostOf(fields.get('type'))
      for (const value of fields.values())
        if (value instanceof Blob && value.size > most) throw tooLarge(most)
    }

    /** What went wrong before a file was read, such as a database that is away: no fault of its form. */
    const notOfForms = new WeakSet<object>()
    function noteNotOfForm(error: object): never {
      notOfForms.add(error)
      throw error
    }

    async function receive(part: Multipart, request: FastifyRequest, type: unknown): Promise<unknown> {
      if (part.type === 'field') return part.value
      const most = mostOf(type)
      const bytes = Math.min(announcedBytes(request) - AROUND_FILE_BYTES, most)
      await beforeFile?.({ teacher: request.teacher, type, bytes }).catch(noteNotOfForm)
      const path = join(directory, randomUUID())
      request.received.push(path)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await pipeline(part.file, upTo(most), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      if (part.file.truncated) throw tooLarge()
      return openAsBlob(path)
    }

    async function read(request: FastifyRequest): Promise<object> {
      const fields = new Map<string, unknown>()
      for await (const part of request.parts())
        fields.set(part.fieldname, await receive(part, request, fields.get('type')))
      mustFit(fields)
      return Object.fromEntries(fields)
    }

    app.addHook('preValidation', async request => {
      request.received = []
      if (!request.isMultipart()) throw refuse('notJsonType')
      if (announcedBytes(request) > fileMaxBytes + AROUND_FILE_BYTES) throw tooLarge()
      underWay.begin(request, announcedBytes(request))
      try {
        request.body = await read(request)
      } catch (error) {
        const isOwn = error instanceof Refusal || isOfSystem(error) || notOfForms.has(error as object)
        throw isOwn ? error : refusalOf(error)
      }
    })

    // what a server that died had not finished
    app.addHook('onReady', async () => {
      const names = await readdir(directory).catch(() => [])
      for (const name of names) {
        const path = join(directory, name)
        const found = await stat(path).catch(() => null)
        if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
      }
    })

    const discard = async (request: FastifyRequest) => {
      underWay.end(request)
      const { received = [] } = request
      for (const path of received.splice(0)) await rm(path, { force: true })
    }
    app.addHook('onResponse', discard)
    app.addHook('onRequestAbort', discard)
  },
)
