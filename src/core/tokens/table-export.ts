import { PURCHASES_EXPORTED_MAX } from '../../contract/limits/purchases.ts'
import { TOKENS_EXPORT_ROWS_MAX } from '../../contract/limits/tokens.ts'
import { purchasesFile } from '../../contract/rules/purchases-file.ts'
import { spreadsheet } from '../../contract/rules/spreadsheet.ts'
import { readersZone } from '../dates/readers-zone.ts'
import { createFileExport } from '../exports/file-export.ts'
import { download } from '../files/download.ts'
import { account as t } from '../messages/account.ts'
import type { AccountTable } from './account-table.ts'

/** Tables of tokens are told apart among what somebody has downloaded. */
const fileName = (table: AccountTable) =>
  table === 'purchases' ? purchasesFile.name : `exchange-tokens-${table}${spreadsheet.ending}`

/** The newest so many rows of a table are in its file. */
export const mostExported = (table: AccountTable): number =>
  table === 'purchases' ? PURCHASES_EXPORTED_MAX : TOKENS_EXPORT_ROWS_MAX

/** Days stand in the file as the page shows them. */
function ask(table: AccountTable, signal: AbortSignal): Promise<Blob> {
  const time_zone = readersZone()
  const options = { params: undefined, signal }
  return table === 'purchases'
    ? download('GET /api/teacher/exchange-tokens-purchases/export', { type: 'teacher', time_zone }, options)
    : download('GET /api/teacher/exchange-tokens/export', { filter: table, time_zone }, options)
}

/** A table of My Account as a file; `save` gives it to the person. */
export const createTableExport = (table: AccountTable, save: (file: Blob, name: string) => void) =>
  createFileExport({
    ask: signal => ask(table, signal),
    save: file => save(file, fileName(table)),
    failed: t.exportFailed,
  })
