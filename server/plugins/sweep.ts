import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { attempts, emailVerifications, knownAddresses, sessions } from '../db/schema/sessions.ts'
import type { Services } from '../services.ts'

const SWEEP_MS = 3_600_000
const ADDRESSES_KEPT_DAYS = 180

/** Clears away, once an hour, what has run out: counters, sessions, links, addresses not seen for long. */
export const sweepPlugin = fp(async (app: FastifyInstance, { db }: Pick<Services, 'db'>) => {
  async function sweep() {
    await db.delete(attempts).where(lt(attempts.resets_at, sql`now()`))
    // Ended sessions stay a day, so that a replayed token still finds its family.
    await db.delete(sessions).where(lt(sessions.expires_at, sql`now() - interval '1 day'`))
    await db
      .delete(emailVerifications)
      .where(lt(emailVerifications.expires_at, sql`now() - interval '30 days'`))
    await db
      .delete(knownAddresses)
      .where(lt(knownAddresses.last_used_at, sql`now() - make_interval(days => ${ADDRESSES_KEPT_DAYS})`))
  }
  const timer = setInterval(() => {
    sweep().catch(error => app.log.warn({ err: error }, 'sweep failed; the next one tries again'))
  }, SWEEP_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
