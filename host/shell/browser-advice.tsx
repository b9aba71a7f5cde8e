import { shell as t } from '../../src/core/messages/shell.ts'
import { $browserAdvice, dismissBrowserAdvice } from '../../src/core/shell/browser-advice.ts'
import { useStore } from '../../src/core/use-store.ts'
import { MessageModal } from '../../src/ui/message-modal.tsx'

/** Advises once to use a recommended browser (P1 §2 Global behaviours). */
export function BrowserAdvice() {
  const advised = useStore($browserAdvice)
  if (!advised) return null
  return (
    <MessageModal title={t.browserTitle} onClose={dismissBrowserAdvice} labels={{ ok: t.ok, close: t.close }}>
      <p>{t.browser}</p>
    </MessageModal>
  )
}
