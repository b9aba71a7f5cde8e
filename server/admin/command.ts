import type { Services } from '../services.ts'

/** What is wrong with the command line, to be printed as it is. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const unknownTeacher = (email: string): UsageError =>
  new UsageError(`There is no teacher with the email ${email}.`)

export type AdminServices = Pick<Services, 'db' | 'mails' | 'config' | 'storage' | 'gateway' | 'framing'>

/** What followed the command: its argument ('' where it takes none) and the options that were given. */
export interface Given {
  argument: string
  options: Record<string, string>
}

export interface Command {
  usage: string
  help: string
  /** Without `argument` it takes none. */
  argument?: true
  /** Names of options with a value. */
  options?: readonly string[]
  /** @returns what to print */
  run: (services: AdminServices, given: Given) => Promise<string>
}
