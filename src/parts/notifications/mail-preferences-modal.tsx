import { useEffect, useRef, useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { mailPreferences as t } from '../../core/messages/mail-preferences.ts'
import { createMailPreferences } from '../../core/notifications/mail-preferences.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Failure } from '../failure.tsx'
import sheet from './mail-preferences.css?inline'
import { MailPreferencesFields } from './mail-preferences-fields.tsx'

export interface MailPreferencesModalProps {
  onClose: () => void
  onSaved: () => void
}

/** Which kinds also come by mail, at once or as a daily digest, and in which hours none does. */
export function MailPreferencesModal({ onClose, onSaved }: MailPreferencesModalProps) {
  useSheet(sheet)
  const [store] = useState(createMailPreferences)
  const state = useStore(store.$state)
  const progress = useStore(store.$progress)
  const trouble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (progress.at === 'failed') trouble.current?.scrollIntoView({ block: 'nearest' })
  }, [progress])
  if (state.at === 'loading') return <VisuallyHidden live>{common.loading}</VisuallyHidden>
  if (state.at === 'failed')
    return <Failure title={t.title} reason={state.reason} onClose={onClose} onRetry={store.retry} />
  async function save() {
    if (await store.save()) onSaved()
  }
  return (
    <Modal
      open
      size="medium"
      title={t.title}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" busy={progress.at === 'saving'} busyLabel={t.saving} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <MailPreferencesFields store={store} loaded={state.data} />
      {/* beside what was pressed, however far the rest was scrolled */}
      <div ref={trouble} className="mails-trouble">
        {progress.at === 'failed' && <Notice tone="danger">{progress.reason}</Notice>}
      </div>
    </Modal>
  )
}
