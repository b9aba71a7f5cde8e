import { atom } from 'nanostores'
import { PURCHASES_EXPORTED_MAX } from '../../contract/limits/purchases.ts'
import { TOKENS_EXPORT_ROWS_MAX } from '../../contract/limits/tokens.ts'
import { purchasesFile } from '../../contract/rules/purchases-file.ts'
import { spreadsheet } from '../../contract/rules/spreadsheet.ts'
import { download } from '../files/download.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { CallFailure } from '../http/failure.ts'
import { account as t } from '../messages/account.ts'
import type { AccountTable } from './account-table.ts'

export type ExportProgress =
  | { at: 'idle' | 'exporting' | 'exported' }
  | { at: 'failed'; reason: string; again: boolean }

/** Tables of tokens are told apart among what somebody has downloaded. */
const fileName = (table: AccountTable) =>
  table === 'purchases' ? purchasesFile.name : `exchange-tokens-${table}${spreadsheet.ending}`

/** The newest so many rows of a table are in its file. */
export const mostExported = (table: AccountTable): number =>
  table === 'purchases' ? PURCHASES_EXPORTED_MAX : TOKENS_EXPORT_ROWS_MAX

const ask = (table: AccountTable, options: { params: undefined; signal: AbortSignal }) =>
  table === 'purchases'
    ? download('GET /api/teacher/exchange-tokens-purchases/export', { type: 'teacher' }, options)
    : download('GET /api/teacher/exchange-tokens/export', { filter: table }, options)

/** A table of My Account as a file; `save` gives it to the person. */
export function createTableExport(table: AccountTable, save: (file: Blob, name: string) => void) {
  const $progress = atom<ExportProgress>({ at: 'idle' })
  let calls = new AbortController()

  async function send(): Promise<void> {
    if ($progress.get().at === 'exporting') return
    $progress.set({ at: 'exporting' })
    try {
      save(await ask(table, { params: undefined, signal: calls.signal }), fileName(table))
      $progress.set({ at: 'exported' })
    } catch (error) {
      if (error instanceof CallFailure && error.kind === 'aborted') return
      $progress.set({ at: 'failed', ...explainFailure(error, t.exportFailed) })
    }
  }

  return {
    $progress,
    send,
    read: () => $progress.set({ at: 'idle' }),
    /** The returned function calls off what is under way, for when nobody waits for it. */
    start(): () => void {
      calls = new AbortController()
      return () => {
        calls.abort()
        $progress.set({ at: 'idle' })
      }
    },
  }
}
