import { parseArgs } from 'node:util'
import { areaCommands } from '../areas/areas.ts'
import { type AdminServices, type Command, type Given, UsageError } from './command.ts'
import { mailCommands } from './mail-commands.ts'

/** `<noun> <verb>` to what it does. */
const commands: Record<string, Command> = {
  ...areaCommands,
  ...mailCommands,
}

/** What `help` prints. */
export function helpText(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  const lines = Object.values(commands).map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`)
  return ['npm run admin -- <noun> <verb> [argument] [options]', '', ...lines].join('\n')
}

function parsed(args: readonly string[], { usage, options = [] }: Command) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options.map(name => [name, { type: 'string' as const }])),
    })
  } catch {
    throw new UsageError(`Usage: npm run admin -- ${usage}`)
  }
}

/**
 * The command of an argument list and what it was given.
 * @throws {UsageError} for an unknown command, one without exactly its argument, or with options that it has not
 */
export function findCommand(args: readonly string[]): { command: Command; given: Given } {
  const [noun = '', verb = '', ...rest] = args
  const name = `${noun} ${verb}`.trim()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command '${name}'.\n\n${helpText()}`)
  const { positionals, values } = parsed(rest, command)
  const [argument = '', ...more] = positionals
  if (more.length > 0 || (argument !== '') !== (command.argument ?? false)) {
    throw new UsageError(`Usage: npm run admin -- ${command.usage}`)
  }
  return { command, given: { argument, options: { ...values } as Record<string, string> } }
}

/**
 * Does what a command line says and tells what to print.
 * @throws {UsageError} when the command line is wrong, or there is nothing that it fits
 */
export async function runCommand(services: AdminServices, args: readonly string[]): Promise<string> {
  const { command, given } = findCommand(args)
  return command.run(services, given)
}
