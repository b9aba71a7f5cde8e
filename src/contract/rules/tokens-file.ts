import { spreadsheet } from './spreadsheet.ts'

/** A table of exchange tokens as a file. */
export const tokensFile = { type: spreadsheet.type, name: 'exchange-tokens.xlsx' } as const
