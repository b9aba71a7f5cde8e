import { useStore } from '@nanostores/react'
import type { PublishedStore } from '../../../core/accounts/published.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { common } from '../../../core/messages/common.ts'
import { createAccount as t } from '../../../core/messages/create-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'

export interface AgreementProps {
  published: PublishedStore
  agreed: boolean
  disabled: boolean
  onChange: (agreed: boolean) => void
}

/** One of the texts, in a tab of its own so that nothing typed is lost. */
function Text({ url, children }: { url: string | undefined; children: string }) {
  if (!url) return children
  return (
    <a href={serviceUrl(url)} target="_blank" rel="noopener" title={t.newTab}>
      {children}
    </a>
  )
}

/** The terms and privacy checkbox. Nobody can agree to texts that could not be loaded. */
export function Agreement({ published, agreed, disabled, onChange }: AgreementProps) {
  const state = useStore(published.$state)
  if (state.at === 'failed') {
    const retry = (
      <Button size="small" onClick={published.load}>
        {common.retry}
      </Button>
    )
    return (
      <Notice tone="danger" action={retry}>
        {t.textsFailed}
      </Notice>
    )
  }
  const texts = state.at === 'ready' ? state.published : undefined
  return (
    <Checkbox
      label={
        <>
          {t.agree} <Text url={texts?.terms_of_use.url}>{t.terms}</Text> {t.and}{' '}
          <Text url={texts?.privacy_policy.url}>{t.privacy}</Text>
        </>
      }
      name="agree"
      required
      disabled={disabled || !texts}
      checked={agreed}
      onChange={onChange}
    />
  )
}
