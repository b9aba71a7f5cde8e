import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { SweepRule } from '../db/sweep-rule.ts'
import type { Services } from '../services.ts'

const SWEEP_MS = 3_600_000

interface Options {
  services: Pick<Services, 'db' | 'storage' | 'filesInUse' | 'config'>
  rules: readonly SweepRule[]
}

/** Clears away, once an hour, what has run out: counters, sessions, links, addresses not seen for long, files that nobody uses. */
export const sweepPlugin = fp(async (app: FastifyInstance, { services, rules }: Options) => {
  async function sweep() {
    for (const rule of rules) {
      try {
        await rule(services.db, services)
      } catch (error) {
        app.log.warn({ err: error }, 'a rule of the sweep failed; the next sweep tries it again')
      }
    }
  }
  const timer = setInterval(sweep, SWEEP_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
