import { CannotStart } from '../cannot-start.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createFraming } from '../framing.ts'
import { openJobs } from '../jobs/pg-boss.ts'
import { createMails } from '../mail/mails.ts'
import { openGateway } from '../payments/open-gateway.ts'
import { openStorage } from '../storage/open-storage.ts'
import { UsageError } from './command.ts'
import { findCommand, helpText, runCommand } from './commands.ts'
import { askServer, type Outcome } from './socket.ts'

/** What a command line comes to. Exit codes: 0 done, 1 could not be done, 2 the command line or the environment is wrong. */
export interface Ending {
  code: 0 | 1 | 2
  text: string
}

/** Opens the database itself: PostgreSQL, or the embedded one while no server has it. */
async function runHere(config: Config, args: string[]): Promise<string> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(database)
    const log = { error: () => undefined, warn: () => undefined }
    const jobs = await openJobs(database, { retrySeconds: config.mailRetrySeconds, log })
    try {
      const storage = await openStorage(config)
      const mails = createMails({ jobs, isNeutral: false })
      // nobody is served from here
      const framing = createFraming(async () => [], log)
      const gateway = openGateway(config)
      return await runCommand({ db: database.db, mails, config, storage, gateway, framing }, args)
    } finally {
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
}

async function run(args: string[]): Promise<Outcome> {
  if (args.length === 0 || args[0] === 'help') return { ok: true, text: helpText() }
  findCommand(args)
  const config = readConfig()
  const answer = config.databaseUrl === null ? await askServer(config.dataDir, args) : null
  return answer ?? { ok: true, text: await runHere(config, args) }
}

/** Runs a command line, in the server that has the embedded database open or here. */
export async function runAdmin(args: string[]): Promise<Ending> {
  try {
    const { ok, text } = await run(args)
    return { code: ok ? 0 : 2, text }
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof CannotStart
    return isExpected ? { code: 2, text: error.message } : { code: 1, text: String(error) }
  }
}
