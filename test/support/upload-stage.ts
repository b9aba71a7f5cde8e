import assert from 'node:assert/strict'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../server/config.ts'
import { rows } from '../../server/db/database.ts'
import { filesDirectory } from '../../server/paths.ts'
import type { DatabaseKind } from './databases.ts'
import { startApp, type TestApp } from './server.ts'
import { type Described, tusCalls } from './uploads.ts'

/** A page of another origin that may call. */
export const PAGE = 'https://lms.example.org'

export interface UploadStage {
  server: TestApp
  origin: string
  token: string
  teacherId: number
  /** The calls of one teacher, and of another. */
  own: ReturnType<typeof tusCalls>
  foreign: ReturnType<typeof tusCalls>
  /** Where what has arrived lies. */
  incoming: string
  /** Begins an upload and tells where it is. */
  begun: (file: Described) => Promise<string>
  /** The videos that an upload has become. */
  videosOf: (
    location: string,
  ) => Promise<
    { name: string; type: string; label: string; teacher_id: number; original_video_size: number }[]
  >
  run: (statement: SQL) => Promise<unknown>
  /** Forgets what was counted and begun. */
  reset: () => Promise<void>
}

export const idOf = (location: string) => location.split('/').at(-1) ?? ''

/** Fails unless the answer is this refusal; tells its sentence. */
export async function refusal(answer: Response, status: number, code?: number): Promise<string> {
  const body = (await answer.json()) as { success: boolean; message: string; error_code?: number }
  assert.deepEqual([answer.status, body.success, body.error_code], [status, false, code], body.message)
  return body.message
}

/** A server that listens, and two teachers who may send it videos. */
export async function uploadStage(kind: DatabaseKind, config: Partial<Config> = {}): Promise<UploadStage> {
  const server = await startApp({ kind, config: { allowedOrigins: [PAGE], ...config } })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token, id } = await server.signIn('teacher@demo.test')
  const own = tusCalls(origin, token)
  const { db } = server.app.services
  return {
    server,
    origin,
    token,
    teacherId: id,
    own,
    foreign: tusCalls(origin, (await server.signIn('partner@demo.test')).token),
    incoming: filesDirectory(server.app.services.config).uploads,
    async begun(file) {
      const answer = await own.begin(file)
      assert.equal(answer.status, 201, await answer.text())
      return answer.headers.get('location') ?? ''
    },
    videosOf: location =>
      rows(
        db,
        sql`select name, type, label, teacher_id, original_video_size::int as original_video_size
            from videos where upload_id = ${idOf(location)}`,
      ),
    run: statement => db.execute(statement),
    async reset() {
      await db.execute('delete from attempts')
      await db.execute('delete from uploads')
    },
  }
}
