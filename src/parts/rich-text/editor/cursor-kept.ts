import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The selection of the text's own root; null where the browser does not tell it there. */
function selectionOf({ root }: EditorView): Selection | null {
  const tells = root as { getSelection?: () => Selection | null }
  return (tells.getSelection ? tells.getSelection() : document.getSelection()) ?? null
}

/** Whether the cursor stands beside the text, although the text has the focus: what is typed would go nowhere. */
function isElsewhere(view: EditorView): boolean {
  const { anchorNode } = selectionOf(view) ?? {}
  return anchorNode?.getRootNode() === view.root && !view.dom.contains(anchorNode)
}

/**
 * Brings the cursor back with the focus. A dialog that is closed gives the focus back and not the cursor, which is then
 * wherever the dialog was.
 */
export const CursorKept = Extension.create({
  name: 'cursorKept',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          focus(view) {
            // once the dialog is out of the page
            requestAnimationFrame(() => {
              if (!view.isDestroyed && view.hasFocus() && isElsewhere(view)) view.focus()
            })
            return false
          },
        },
      },
    }),
  ],
})
