import { useState } from 'react'
import { typedLink } from '../../../core/html/typed-link.ts'
import { common } from '../../../core/messages/common.ts'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import type { RichEditor } from './create-editor.ts'
import { onEnter } from './on-enter.ts'

interface LinkModalProps {
  rich: RichEditor
  onClose: () => void
}

/** Asks where a link leads, and what it is called where nothing is chosen; takes one away. Open while it is rendered. */
export function LinkModal({ rich: { editor }, onClose }: LinkModalProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isNew] = useState(() => before === '' && editor.state.selection.empty)
  const [text, setText] = useState('')
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)

  function save(): void {
    const href = typedLink(address)
    if (href === null) {
      setWrong(true)
      return
    }
    onClose()
    if (!isNew) {
      editor.chain().focus().setLink(href).run()
      return
    }
    const marks = [{ type: 'link', attrs: { href } }]
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: text.trim() || address.trim(), marks })
      .run()
  }

  function remove(): void {
    onClose()
    editor.chain().focus().unsetLink().run()
  }

  return (
    <Modal
      open
      title={t.linkTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          {before !== '' && <Button onClick={remove}>{t.linkRemove}</Button>}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {t.linkSave}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of its fields, heard where it bubbles to */}
      <div className="cx-rich-fields" role="presentation" onKeyDown={onEnter(save)}>
        {isNew && <Field label={t.linkText} value={text} onChange={setText} autoComplete="off" />}
        <Field
          label={t.linkAddress}
          hint={t.linkHint}
          error={isWrong && typedLink(address) === null ? t.linkInvalid : undefined}
          inputMode="url"
          autoComplete="off"
          required
          value={address}
          onChange={setAddress}
        />
      </div>
    </Modal>
  )
}
