import { useState } from 'react'
import { createPublished } from '../../src/core/accounts/published.ts'
import { browserPlatform } from '../../src/core/browser-platform.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { useStore } from '../../src/core/use-store.ts'
import { Button } from '../../src/ui/button.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { Modal } from '../../src/ui/modal.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'

/** The privacy policy of today as a PDF; a link for browsers that show none inside a page. */
function Policy() {
  const [published] = useState(createPublished)
  const state = useStore(published.$state)

  if (state.at === 'loading') return <Skeleton shape="block" height={480} />
  if (state.at === 'failed') {
    return (
      <ErrorState
        heading="h2"
        title={t.privacyFailed}
        retryLabel={t.retry}
        onRetry={() => void published.retry()}
      />
    )
  }
  const { url } = state.data.privacy_policy
  return (
    <div className="host-policy">
      <a href={url} target="_blank" rel="noopener">
        {t.openInNewTab}
      </a>
      {browserPlatform.showsPdfs() && (
        <iframe className="host-policy-document" src={url} title={t.privacyPolicy} />
      )}
    </div>
  )
}

/** The footer's link to the privacy policy, which opens in a modal (P1 §2 Footer). */
export function PrivacyPolicy() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t.privacyPolicy}
      </Button>
      <Modal
        open={open}
        title={t.privacyPolicy}
        onClose={() => setOpen(false)}
        closeLabel={t.close}
        size="large"
      >
        <Policy />
      </Modal>
    </>
  )
}
