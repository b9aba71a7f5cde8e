import { tokenFilters } from '../../contract/rules/token-filters.ts'
import { pathTo } from '../navigation/paths.ts'

/** What My Account lists: the tables of tokens (P1 §9), and what was purchased. */
export const accountTables = [...tokenFilters, 'purchases'] as const
export type AccountTable = (typeof accountTables)[number]

const FIRST: AccountTable = 'available'

/** The table that a page asks for; the first where it asks for none that there is. */
export const readTable = (asked: string | undefined): AccountTable =>
  accountTables.find(table => table === asked?.trim()) ?? FIRST

/** The host app's address of a table. */
export const accountPath = (table: AccountTable): string =>
  pathTo('myAccount', {}, { table: table === FIRST ? null : table })
