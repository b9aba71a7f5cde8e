import { LARGEST_ID } from '../../src/contract/limits/input.ts'
import { UsageError } from './command.ts'

/** The number in an argument. */
export function idOf(given: string, what: string): number {
  const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0
  if (id === 0 || id > LARGEST_ID) throw new UsageError(`${given} is not the id of ${what}.`)
  return id
}

/** What an operator calls something. @param what with its article, as a sentence begins with it */
export function nameOf(given: string, { what, most }: { what: string; most: number }): string {
  const name = given.trim()
  if (name === '' || name.length > most) throw new UsageError(`${what} has a name of 1 to ${most} letters.`)
  return name
}
