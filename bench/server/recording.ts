import pg from 'pg'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { addClassrooms } from '../../test/support/bulk.ts'
import { startApp } from '../../test/support/server.ts'

/** What the list call does, for the plain server to do alike. */
export interface Recording {
  statements: { text: string; values: unknown[] }[]
  data: ClassroomListItem[]
}

const LIST = 'GET /api/teacher/classrooms'

type Query = (...args: unknown[]) => unknown

/**
 * Runs one authenticated list call against the database and notes the statements as they reach the driver, with
 * their values.
 */
export async function recordListCall(databaseUrl: string, email: string): Promise<Recording> {
  const server = await startApp({ kind: 'pglite', config: { databaseUrl } })
  const { token } = await server.signIn(email)
  const statements: Recording['statements'] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [{ text?: string; values?: unknown[] } | string, unknown[]?]
    const text = typeof config === 'string' ? config : (config.text ?? '')
    statements.push({ text, values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])) })
    return (query as unknown as Query).apply(this, args)
  } as typeof query
  try {
    const { body } = await server.call<ClassroomListItem[]>(LIST, { token })
    return { statements, data: body.data }
  } finally {
    pg.Client.prototype.query = query
    await server.close()
  }
}

/** SQL statements of one list call of a teacher with so many classrooms. */
export async function countStatements(databaseUrl: string, numbers: readonly number[]): Promise<number[]> {
  const server = await startApp({ kind: 'pglite', config: { databaseUrl } })
  try {
    const { id, token } = await server.signIn('unvalidated@demo.test')
    const counts: number[] = []
    let present = 0
    for (const number of numbers) {
      await server.app.services.db.transaction(tx => addClassrooms(tx, id, number - present))
      present = number
      server.statements.length = 0
      const { body } = await server.call<ClassroomListItem[]>(LIST, { token })
      if (body.data.length !== number) throw new Error(`${body.data.length} classrooms instead of ${number}`)
      counts.push(server.statements.length)
    }
    return counts
  } finally {
    await server.close()
  }
}

/** SQL statements of one list call that finds what the page has already. */
export async function countUnchanged(databaseUrl: string, email: string): Promise<number> {
  const server = await startApp({ kind: 'pglite', config: { databaseUrl } })
  try {
    const { token } = await server.signIn(email)
    const { headers } = await server.call(LIST, { token })
    server.statements.length = 0
    const { status } = await server.call(LIST, { token, headers: { 'if-none-match': headers.etag ?? '' } })
    if (status !== 304) throw new Error(`an unchanged poll gave ${status}`)
    return server.statements.length
  } finally {
    await server.close()
  }
}
