import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Table } from '@tiptap/extension-table/table'

/** How many cells a cell is wide or high; of columns no width is kept. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})
const spans = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}

/** A table that scrolls in itself. Tab goes to the next cell and, in the last one, on to what follows the text. */
const OurTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => () => {
    const dom = document.createElement('div')
    dom.className = 'cx-rich-scroll'
    const table = dom.appendChild(document.createElement('table'))
    return { dom, contentDOM: table.appendChild(document.createElement('tbody')) }
  },
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    }
  },
}).configure({ View: null })

export const tableNodes = [
  OurTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({
    addAttributes: () => ({ ...spans, scope: { default: null } }),
  }),
]
