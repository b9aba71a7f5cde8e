import { useEffect, useState } from 'react'
import { account as t } from '../../../core/messages/account.ts'
import type { AccountTable } from '../../../core/tokens/account-table.ts'
import { createTableExport } from '../../../core/tokens/table-export.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/file-icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Gives a table as a spreadsheet (P1 §7 Exchange tokens), all pages of it. */
export function ExportButton({ table, isReady }: { table: AccountTable; isReady: boolean }) {
  const [store] = useState(() => createTableExport(table, saveFile))
  useEffect(() => store.start(), [store])
  const progress = useStore(store.$progress)
  const failed = progress.at === 'failed' ? progress : null
  return (
    <>
      <Button
        icon={download}
        disabled={!isReady}
        busy={progress.at === 'exporting'}
        busyLabel={t.exporting}
        onClick={store.send}
      >
        {t.export}
        <VisuallyHidden>{t.exportOf(t.tables[table])}</VisuallyHidden>
      </Button>
      <VisuallyHidden live>{progress.at === 'exported' && t.exported(t.tables[table])}</VisuallyHidden>
      <Failure
        title={t.exportFailedTitle}
        reason={failed?.reason ?? null}
        onClose={store.read}
        {...(failed?.again && { onRetry: store.send })}
      />
    </>
  )
}
