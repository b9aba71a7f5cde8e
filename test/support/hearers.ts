import type { Database } from '../../server/db/database.ts'

type Query = (statement: string | { text: string }, ...more: unknown[]) => Promise<unknown>

/** Whether a statement asks who may listen to a chat, before something is said there or somebody is let in. */
export const isQuestion = (statement: string): boolean => statement.includes('string_agg(s.family_id')

/** Keeps the answers to that question back, until each is let go, or turned into a failure. */
export function holdAnswers(db: Database) {
  const { client } = (db as unknown as { session: { client: { query: Query } } }).session
  const query = client.query.bind(client)
  const held: PromiseWithResolvers<void>[] = []
  client.query = async (statement, ...more) => {
    const answer = await query(statement, ...more)
    const text = typeof statement === 'string' ? statement : statement.text
    if (isQuestion(text)) {
      const letGo = Promise.withResolvers<void>()
      held.push(letGo)
      await letGo.promise
    }
    return answer
  }
  return {
    /** Those that came. */
    held,
    /** The later ones come as they do. */
    stop() {
      client.query = query
    },
  }
}
