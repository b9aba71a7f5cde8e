import { spreadsheet } from './spreadsheet.ts'

/** The purchases of a teacher as a file. */
export const purchasesFile = { type: spreadsheet.type, name: `purchases${spreadsheet.ending}` } as const
