import { openDatabase } from '../../server/db/database.ts'
import type { Jobs, Queue } from '../../server/jobs/jobs.ts'
import { installJobs, openJobs } from '../../server/jobs/pg-boss.ts'
import { type DatabaseKind, databaseTemplate } from './databases.ts'
import { createPostgresDatabase } from './postgres-databases.ts'

const log = { error: () => undefined, warn: () => undefined }

/** The pause before a second try, where the queue has none of its own. */
const RETRY_SECONDS = 1

/** Queues in a database of their own, and the nodes that work on them; ends all of it after `work`. */
export async function withQueues(
  kind: DatabaseKind,
  queues: readonly Queue<object>[],
  work: (openNode: () => Promise<Jobs>) => Promise<void>,
): Promise<void> {
  const postgres = kind === 'postgres' ? await createPostgresDatabase('empty') : null
  const template = postgres ? {} : { template: await databaseTemplate('empty') }
  const database = await openDatabase({ url: postgres?.url ?? 'memory', dataDir: '', ...template })
  const nodes: Jobs[] = []
  try {
    await installJobs(database, queues)
    await work(async () => {
      const node = await openJobs(database, { retrySeconds: RETRY_SECONDS, log })
      nodes.push(node)
      return node
    })
  } finally {
    for (const node of nodes) await node.stop()
    await database.close()
    await postgres?.drop()
  }
}
