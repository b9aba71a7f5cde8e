import { useState } from 'react'
import { mailPreferencesWay as t } from '../../core/messages/mail-preferences-way.ts'
import { Button } from '../../ui/button.tsx'
import { check } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import { StatusTag } from '../../ui/tag.tsx'
import { LaterModal } from '../later-modal.tsx'
import { laterView } from '../later-view.ts'
import sheet from './mail-preferences-button.css?inline'
import type { MailPreferencesModalProps } from './mail-preferences-modal.tsx'

const modal = laterView<MailPreferencesModalProps>(
  async () => (await import('./mail-preferences-modal.tsx')).MailPreferencesModal,
)

/** Leads to what a teacher is told by mail: its code comes with the first press. */
export function MailPreferencesButton() {
  useSheet(sheet)
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const props = {
    onClose: () => setOpen(false),
    onSaved() {
      setOpen(false)
      setSaved(true)
    },
  }
  return (
    <div className="mails-way">
      <span role="status">
        {isSaved && (
          <StatusTag tone="success" icon={check}>
            {t.saved}
          </StatusTag>
        )}
      </span>
      <Button
        onClick={() => {
          setSaved(false)
          setOpen(true)
        }}
      >
        {t.open}
      </Button>
      {isOpen && <LaterModal view={modal} title={t.open} props={props} />}
    </div>
  )
}
