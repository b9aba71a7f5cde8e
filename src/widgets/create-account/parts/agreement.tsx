import type { PublishedStore } from '../../../core/accounts/published.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { common } from '../../../core/messages/common.ts'
import { createAccount as t } from '../../../core/messages/create-account.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, type CheckboxProps } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'

export interface AgreementProps extends Omit<CheckboxProps, 'label'> {
  published: PublishedStore
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
export function Agreement({ published, disabled, ...checkbox }: AgreementProps) {
  const state = useStore(published.$state)
  if (state.at === 'failed') {
    const retry = (
      <Button size="small" onClick={published.retry}>
        {common.retry}
      </Button>
    )
    return (
      <Notice tone="danger" action={retry}>
        {t.textsFailed}
      </Notice>
    )
  }
  const texts = state.at === 'ready' ? state.data : undefined
  return (
    <Checkbox
      label={
        <>
          {t.agree} <Text url={texts?.terms_of_use.url}>{t.terms}</Text> {t.and}{' '}
          <Text url={texts?.privacy_policy.url}>{t.privacy}</Text>
        </>
      }
      required
      disabled={disabled || !texts}
      {...checkbox}
    />
  )
}
