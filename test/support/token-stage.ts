import { sql } from 'drizzle-orm'
import { grantTokens, spendTokens } from '../../server/areas/tokens/repository/ledger.ts'
import { rows } from '../../server/db/database.ts'
import type { TokenTables } from '../../src/contract/entities/token.ts'
import type { TokenFilter } from '../../src/contract/rules/token-filters.ts'
import { SCIENCES } from './classroom-form.ts'
import type { DatabaseKind } from './databases.ts'
import { newClassroom } from './pairing.ts'
import { startApp } from './server.ts'

/** When something was bought that expires so many milliseconds from now. */
export function boughtToExpireIn(ms: number): Date {
  const then = new Date(Date.now() + ms)
  then.setUTCFullYear(then.getUTCFullYear() - 2)
  return then
}

/** A server, and a teacher without a classroom or a token. */
export async function tokenStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const { db } = server.app.services
  const run = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(db, statement)
  const teacher = await server.signIn('new@demo.test')
  const purse = { teacher_id: teacher.id, subject_id: SCIENCES }

  /** A classroom that has so much of its time left; over since yesterday without. */
  async function classroom(name: string, { isOver = false, hasExpired = false } = {}): Promise<number> {
    const { id } = await newClassroom(db, teacher.id)
    await run(sql`update classrooms set name = ${name}, start_date = current_date - 9,
      end_date = current_date + ${isOver ? -1 : 9}::int,
      expire_at = now() + make_interval(days => ${hasExpired ? -1 : 99}::int) where id = ${id}`)
    return id
  }

  const ask = (query = '', { token = teacher.token, etag = '' } = {}) =>
    server.call<TokenTables>(`GET /api/teacher/exchange-tokens${query}`, {
      token,
      ...(etag ? { headers: { 'if-none-match': etag } } : {}),
    })

  return {
    ...{ server, db, run, teacher, purse, classroom, ask },
    grant: (amount: number, created_at = new Date()) => grantTokens(db, { ...purse, amount, created_at }),
    spend: (amount: number, classroom_id: number, created_at = new Date()) =>
      spendTokens(db, { ...purse, amount, classroom_id, created_at }),
    /** Begins anew, with no token. */
    forget: () =>
      db.transaction(async transaction => {
        // the ledger lets nobody take anything back
        for (const trigger of ['token_entries', 'token_lots'])
          await transaction.execute(sql.raw(`alter table ${trigger} disable trigger ${trigger}_guard`))
        await transaction.execute(sql`delete from token_lots where teacher_id = ${teacher.id}`)
        for (const trigger of ['token_entries', 'token_lots'])
          await transaction.execute(sql.raw(`alter table ${trigger} enable trigger ${trigger}_guard`))
      }),
    table: async (filter: TokenFilter, page = 1) => {
      const { body } = await ask(`?filter=${filter}&page=${page}`)
      return body.data
    },
    balance: async () => {
      const { balances } = (await ask()).body.data
      return balances.find(({ id }) => id === SCIENCES)?.balance_tokens
    },
    async download(filter: TokenFilter, zone = '') {
      const response = await server.app.inject({
        method: 'GET',
        url: `/api/teacher/exchange-tokens/export?filter=${filter}&time_zone=${zone}`,
        headers: { authorization: `Bearer ${teacher.token}` },
      })
      return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
    },
  }
}

export type TokenStage = Awaited<ReturnType<typeof tokenStage>>
