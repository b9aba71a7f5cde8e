import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import { refuse } from '../../errors.ts'
import { attempts } from './schema.ts'

/** So many attempts within so many minutes, counted for whatever `scope` stands for (a mac, never readable). */
export interface AttemptLimit {
  scope: string
  attempts: number
  windowMinutes: number
  /** As many as are asked for at once, all of them or none; 1 unless it is said. */
  times?: number
}

export interface CountedAttempt extends AttemptLimit {
  /** It is beyond what is left, and was not counted. */
  isOver: boolean
  /** Until the window ends and counting begins anew. */
  retryAfterSeconds: number
}

/** Locks are taken in one order everywhere, so that two counts never wait for each other. */
const inOrder = <T extends { scope: string }>(limits: readonly T[]) =>
  [...limits].sort((one, other) => (one.scope < other.scope ? -1 : 1))

/**
 * Counts one attempt against each limit, for all nodes together, unless one of them is reached: it then counts against
 * none, so that nobody who is refused anyway uses up what belongs to others. Answers in the order given.
 */
export function countAttempts<const Limits extends readonly AttemptLimit[]>(
  db: Database,
  limits: Limits,
): Promise<{ [K in keyof Limits]: CountedAttempt }> {
  const sorted = inOrder(limits)
  const values = sorted.map(
    ({ scope, windowMinutes }) => sql`(${scope}, 0, now() + make_interval(mins => ${windowMinutes}))`,
  )
  const more = sorted.map(({ scope, times = 1 }) => sql`(${scope}, ${times}::int)`)
  return db.transaction(async transaction => {
    // Locks the counters, old and new; of many attempts at once each sees what those before it have counted.
    const found = await rows<{ scope: string; count: number; seconds: number }>(
      transaction,
      sql`insert into attempts (scope, count, resets_at) values ${sql.join(values, sql`, `)}
          on conflict (scope) do update set
            count = case when attempts.resets_at < now() then 0 else attempts.count end,
            resets_at = case when attempts.resets_at < now() then excluded.resets_at else attempts.resets_at end
          returning scope, count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
    )
    const of = (limit: AttemptLimit): CountedAttempt => {
      const counter = found.find(({ scope }) => scope === limit.scope)
      return {
        ...limit,
        isOver: (counter?.count ?? 0) + (limit.times ?? 1) > limit.attempts,
        retryAfterSeconds: Math.max(1, counter?.seconds ?? 1),
      }
    }
    const counted = limits.map(of)
    if (!counted.some(({ isOver }) => isOver))
      await transaction.execute(
        sql`update attempts a set count = a.count + more.times
            from (values ${sql.join(more, sql`, `)}) more(scope, times) where a.scope = more.scope`,
      )
    return counted as { [K in keyof Limits]: CountedAttempt }
  })
}

/** The same, and refuses past any of them. `message` says it better than the usual sentence. */
export async function allowAttempt(db: Database, limits: AttemptLimit[], message?: string): Promise<void> {
  const over = (await countAttempts(db, limits)).filter(({ isOver }) => isOver)
  if (over.length === 0) return
  const retryAfterSeconds = Math.max(...over.map(limit => limit.retryAfterSeconds))
  throw refuse('tooManyAttempts', { retryAfterSeconds, ...(message ? { message } : {}) })
}

/** Takes one attempt back from some scopes and forgets others altogether. */
export async function forgetAttempts(
  db: Database,
  { takeBack = [], forget }: { takeBack?: string[]; forget: string[] },
): Promise<void> {
  const list = (scopes: string[]) => sql`(${sql.join(scopes, sql`, `)})`
  const all = [...takeBack, ...forget]
  await db.transaction(async transaction => {
    await transaction.execute(
      sql`select 1 from attempts where scope in ${list(all)} order by scope for update`,
    )
    if (takeBack.length > 0) {
      await transaction.execute(
        sql`update attempts set count = greatest(count - 1, 0) where scope in ${list(takeBack)}`,
      )
    }
    await transaction.execute(sql`delete from attempts where scope in ${list(forget)}`)
  })
}

/** A counter whose window has ended counts anew anyway. */
export const attemptsSweep = gone(attempts, 'resets_at', 0)
