import type { RichEditor } from './create-editor.ts'
import { LinkModal } from './link-modal.tsx'
import { PictureModal } from './picture-modal.tsx'
import type { Picture } from './picture-node.ts'
import type { UploadPicture } from './picture-upload.ts'

/** What is asked: where a link leads, or of each of some pictures what it shows. */
export type OpenDialog = { for: 'link' } | { for: 'picture'; files: File[]; picture?: Picture | undefined }

interface DialogsProps {
  rich: RichEditor
  dialog: OpenDialog
  upload: UploadPicture | undefined
  onNext: (dialog: OpenDialog | null) => void
}

/** The dialog of the editor that is open. */
export function Dialogs({ rich, dialog, upload, onNext }: DialogsProps) {
  if (dialog.for === 'link') return <LinkModal rich={rich} onClose={() => onNext(null)} />
  if (!upload) return null
  const [file, ...more] = dialog.files
  const next = () => onNext(more.length > 0 ? { for: 'picture', files: more } : null)

  function insert(picture: Picture): void {
    next()
    const { editor } = rich
    const node = editor.schema.nodes.picture?.create(picture)
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        if (node) tr.replaceSelectionWith(node, false)
        return node !== undefined
      })
      .run()
  }

  return (
    <PictureModal
      key={dialog.files.length}
      upload={upload}
      file={file}
      more={more.length}
      picture={dialog.picture}
      onInsert={insert}
      onClose={next}
    />
  )
}
