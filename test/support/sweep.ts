import { sweepRules } from '../../server/areas/areas.ts'
import type { TestApp } from './server.ts'

/** Clears away what is of no use any more, as each server does once an hour. */
export async function sweep({ app: { services } }: Pick<TestApp, 'app'>): Promise<void> {
  for (const rule of sweepRules) await rule(services.db, services)
}
