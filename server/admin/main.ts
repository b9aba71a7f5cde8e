import { parseArgs } from 'node:util'
import { BadEnvironment, readConfig } from '../config.ts'
import { DatabaseInUse, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { findCommand, helpText, UsageError } from './commands.ts'

/** Exit codes: 0 done, 1 could not be done, 2 the command line or the environment is wrong. */
async function main(args: string[]): Promise<number> {
  const say = (text: string) => void process.stdout.write(`${text}\n`)
  const complain = (text: string) => void process.stderr.write(`${text}\n`)
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    if (positionals.length === 0 || positionals[0] === 'help') {
      say(helpText())
      return 0
    }
    const { command, argument } = findCommand(positionals)
    const { databaseUrl, dataDir } = readConfig()
    const database = await openDatabase({ url: databaseUrl, dataDir })
    try {
      await migrate(database)
      say(await command.run(database.db, argument))
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    const isExpected =
      error instanceof UsageError || error instanceof BadEnvironment || error instanceof DatabaseInUse
    const isBadOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    complain(isExpected || isBadOption ? (error as Error).message : String(error))
    return isExpected || isBadOption ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
