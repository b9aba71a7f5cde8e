import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { cleanPasted } from '../../../core/html/clean-pasted.ts'

export interface IncomingHeard {
  /** Files were pasted or dropped, at the place that is chosen now. */
  files(files: File[]): void
  /** So many pictures could not come along. */
  leftOut(count: number): void
}

/** What is dropped comes to where it is dropped. */
function chooseDropped(view: EditorView, event: DragEvent): void {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!place) return
  const { tr } = view.state
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))))
}

/** Cleans what is pasted or dropped; files among it go to be uploaded, never into the text. */
export const incoming = (heard: IncomingHeard) =>
  Extension.create({
    name: 'incoming',
    // before tables take what is pasted into their cells
    priority: 1000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const { html: cleaned, picturesLeftOut } = cleanPasted(html)
            if (picturesLeftOut > 0) heard.leftOut(picturesLeftOut)
            return cleaned
          },
          handlePaste(_, event) {
            const { files, types } = event.clipboardData ?? {}
            // office programs add a picture of the text that they copy
            if (!files?.length || types?.includes('text/html')) return false
            heard.files([...files])
            return true
          },
          handleDrop(view, event, _slice, isMoved) {
            const files = event.dataTransfer?.files
            if (isMoved || !files?.length) return false
            chooseDropped(view, event)
            heard.files([...files])
            return true
          },
        },
      }),
    ],
  })
