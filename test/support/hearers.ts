import type { Database } from '../../server/db/database.ts'

type Query = (statement: string | { text: string }, ...more: unknown[]) => Promise<unknown>

/** Whether a statement asks who may listen to a chat, before something is said there or somebody is let in. */
export const isQuestion = (statement: string): boolean => statement.includes('string_agg(s.family_id')

/** Keeps the answers to that question back: `next` waits for one and lets it go, when it is told to. */
export function holdAnswers(db: Database) {
  const { client } = (db as unknown as { session: { client: { query: Query } } }).session
  const query = client.query.bind(client)
  const held: (() => void)[] = []
  client.query = async (statement, ...more) => {
    const answer = await query(statement, ...more)
    const text = typeof statement === 'string' ? statement : statement.text
    if (isQuestion(text)) await new Promise<void>(resolve => held.push(resolve))
    return answer
  }
  return {
    /** Those that came, each to be let go. */
    held,
    /** The later ones come as they do. */
    stop() {
      client.query = query
    },
  }
}
