import type { ChainedCommands } from '@tiptap/core'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import type { RichEditor } from './create-editor.ts'
import { table } from './editor-icons.ts'

/** Of a table that is new: its head and two rows. */
const NEW = { rows: 3, cols: 3, withHeaderRow: true }

interface TableMenuProps {
  rich: RichEditor
  isInTable: boolean
}

/** Puts a table into the text; in one, changes its rows and columns. */
export function TableMenu({ rich, isInTable }: TableMenuProps) {
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => () =>
    void change(rich.editor.chain().focus()).run()
  const items: MenuItem[] = isInTable
    ? [
        { label: t.table.rowBefore, onClick: run(chain => chain.addRowBefore()) },
        { label: t.table.rowAfter, onClick: run(chain => chain.addRowAfter()) },
        { label: t.table.columnBefore, onClick: run(chain => chain.addColumnBefore()) },
        { label: t.table.columnAfter, onClick: run(chain => chain.addColumnAfter()) },
        { label: t.table.headerRow, onClick: run(chain => chain.toggleHeaderRow()), separated: true },
        { label: t.table.deleteRow, onClick: run(chain => chain.deleteRow()), separated: true },
        { label: t.table.deleteColumn, onClick: run(chain => chain.deleteColumn()) },
        { label: t.table.deleteTable, onClick: run(chain => chain.deleteTable()), danger: true },
      ]
    : [{ label: t.table.insert, icon: table, onClick: run(chain => chain.insertTable(NEW)) }]
  return (
    <span className="cx-rich-menu" title={t.tools.table}>
      <Menu
        label={t.tools.table}
        triggerLabel={t.tools.table}
        trigger={<Icon path={table} />}
        variant="quiet"
        items={items}
      />
    </span>
  )
}
