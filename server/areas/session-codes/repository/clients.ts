import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { hashOf } from '../../../one-time-code.ts'
import { sessionClients } from '../schema.ts'

interface NewClient {
  name: string
  secret: string
  origins: string[]
  school_id: number | null
}

/** Keeps a client, of whose secret only a hash, and answers with its id. */
export async function addClient(db: Database, { secret, ...client }: NewClient): Promise<number> {
  const [added] = await db
    .insert(sessionClients)
    .values({ ...client, secret_hash: hashOf(secret) })
    .returning({ id: sessionClients.id })
  if (!added) throw new Error('there is no client')
  return added.id
}

/** What a client with this secret may do; null where there is none, or it has ended. */
export async function findClient(
  db: Database,
  { id, secret }: { id: number; secret: string },
): Promise<{ id: number; origins: string[] } | null> {
  const [found] = await db
    .select({ id: sessionClients.id, origins: sessionClients.origins })
    .from(sessionClients)
    .where(
      and(
        eq(sessionClients.id, id),
        eq(sessionClients.secret_hash, hashOf(secret)),
        isNull(sessionClients.ended_at),
      ),
    )
  return found ?? null
}

/** Ends a client, and with it the codes that nobody has used; false where there is none, or it has ended before. */
export async function endClient(db: Database, id: number): Promise<boolean> {
  const ended = await db
    .update(sessionClients)
    .set({ ended_at: sql`now()` })
    .where(and(eq(sessionClients.id, id), isNull(sessionClients.ended_at)))
    .returning({ id: sessionClients.id })
  return ended.length > 0
}

export const allClients = (db: Database) => db.select().from(sessionClients).orderBy(asc(sessionClients.id))
