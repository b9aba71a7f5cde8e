import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import contentSheet from '../rich-text.css?inline'
import { createEditor, type RichEditor } from './create-editor.ts'
import { Dialogs, type OpenDialog } from './dialogs.tsx'
import sheet from './editor.css?inline'
import type { Picture } from './picture-node.ts'
import type { UploadPicture } from './picture-upload.ts'
import { Toolbar, type ToolbarHandle } from './toolbar.tsx'

export interface RichTextEditorProps {
  value: string
  /** `''` where nothing is written. */
  onChange: (html: string) => void
  /** Without one there are no pictures to be put in. */
  upload?: UploadPicture | undefined
  label: string
  /** Attributes of the text itself: its id, what describes it, what is wrong with it. */
  aria: Readonly<Record<string, string>>
  /** `readOnly` has no tools; `disabled` has them, out of use. */
  use: 'open' | 'readOnly' | 'disabled'
  ref?: Ref<HTMLElement> | undefined
}

const isPicture = (file: File) => file.type.startsWith('image/')

/** The text that is written, and its tools. Tiptap comes with this file, which is loaded when it is first shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  useSheet(contentSheet)
  useSheet(sheet)
  const { value, upload, label, aria, use } = props
  const box = useRef<HTMLDivElement>(null)
  const toolbar = useRef<ToolbarHandle>(null)
  const [rich, setRich] = useState<RichEditor | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const isOpen = use === 'open'

  const changed = useEffectEvent(props.onChange)
  const start = useEffectEvent(() => value)
  const openLink = () => {
    if (isOpen) setDialog({ for: 'link' })
  }
  const link = useEffectEvent(openLink)
  const takeFiles = useEffectEvent((files: File[]) => {
    const pictures = upload ? files.filter(isPicture) : []
    if (pictures.length < files.length) setTold(t.onlyPictures)
    if (pictures.length > 0) setDialog({ for: 'picture', files: pictures })
  })

  useLayoutEffect(() => {
    if (!box.current) return
    const made = createEditor(box.current, start(), {
      changed,
      link,
      tools: () => toolbar.current?.enter(),
      files: takeFiles,
      leftOut: count => setTold(t.picturesLeftOut(count)),
    })
    setRich(made)
    return made.destroy
  }, [])

  useLayoutEffect(() => {
    if (!rich) return
    const attributes = { role: 'textbox', 'aria-multiline': 'true', tabindex: '0', class: 'cx-rich', ...aria }
    rich.editor.setOptions({ editorProps: { attributes } })
    if (rich.editor.isEditable !== isOpen) rich.editor.setEditable(isOpen, false)
  }, [rich, aria, isOpen])
  useEffect(() => rich?.take(value), [rich, value])
  useImperativeHandle(props.ref, () => rich?.editor.view.dom as HTMLElement, [rich])

  function openPicture(): void {
    const chosen = rich?.editor.isActive('picture') ? rich.editor.getAttributes('picture') : undefined
    setDialog({ for: 'picture', files: [], picture: chosen as Picture | undefined })
  }

  return (
    <>
      <div className="cx-rich-box">
        {rich && use !== 'readOnly' && (
          <Toolbar
            ref={toolbar}
            rich={rich}
            label={label}
            controls={aria.id ?? ''}
            isDisabled={!isOpen}
            onLink={openLink}
            onPicture={upload && openPicture}
          />
        )}
        <div ref={box} className="cx-rich-text" />
      </div>
      {told !== null && (
        <Notice tone="warning" onDismiss={() => setTold(null)} dismissLabel={t.dismiss}>
          {told}
        </Notice>
      )}
      {rich && dialog && <Dialogs rich={rich} dialog={dialog} upload={upload} onNext={setDialog} />}
    </>
  )
}
