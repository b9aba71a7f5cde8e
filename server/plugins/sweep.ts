import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { passwordRecoveries } from '../db/schema/accounts.ts'
import { masqueradeLinks } from '../db/schema/masquerade.ts'
import { activities } from '../db/schema/notifications.ts'
import { attempts, emailVerifications, knownAddresses, outbox, sessions } from '../db/schema/sessions.ts'
import type { Services } from '../services.ts'

const SWEEP_MS = 3_600_000
const ADDRESSES_KEPT_DAYS = 180
/** Links stay a while after their end, so that whoever opens one late is told why it does not work. */
const LINKS_KEPT_DAYS = 30
const OUTBOX_KEPT_DAYS = 7
const ACTIVITIES_KEPT_DAYS = 365

const before = (days: number) => sql`now() - make_interval(days => ${days})`

/** Clears away, once an hour, what has run out: counters, sessions, links, addresses not seen for long. */
export const sweepPlugin = fp(async (app: FastifyInstance, { db }: Pick<Services, 'db'>) => {
  async function sweep() {
    await db.delete(attempts).where(lt(attempts.resets_at, sql`now()`))
    // Ended sessions stay a day, so that a replayed token still finds its family.
    await db.delete(sessions).where(lt(sessions.expires_at, sql`now() - interval '1 day'`))
    await db.delete(emailVerifications).where(lt(emailVerifications.expires_at, before(LINKS_KEPT_DAYS)))
    await db.delete(passwordRecoveries).where(lt(passwordRecoveries.expires_at, before(LINKS_KEPT_DAYS)))
    await db.delete(masqueradeLinks).where(lt(masqueradeLinks.expires_at, before(LINKS_KEPT_DAYS)))
    await db.delete(outbox).where(lt(outbox.created_at, before(OUTBOX_KEPT_DAYS)))
    await db.delete(activities).where(lt(activities.created_at, before(ACTIVITIES_KEPT_DAYS)))
    await db.delete(knownAddresses).where(lt(knownAddresses.last_used_at, before(ADDRESSES_KEPT_DAYS)))
  }
  const timer = setInterval(() => {
    sweep().catch(error => app.log.warn({ err: error }, 'sweep failed; the next one tries again'))
  }, SWEEP_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
