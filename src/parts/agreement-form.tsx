import { useEffect, useEffectEvent, useState } from 'react'
import { COPIED_TOOLTIP_MS } from '../contract/limits/shell.ts'
import { agreement as t } from '../core/messages/agreement.ts'
import { common } from '../core/messages/common.ts'
import { copying } from '../core/messages/copying.ts'
import { useRefusedFrame } from '../core/navigation/use-refused-frame.ts'
import { type AgreedSchool, agreementPoll, formSandbox } from '../core/profile/agreement.ts'
import { useStore } from '../core/use-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { external } from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSheet } from '../ui/style-root.ts'
import sheet from './agreement-form.css?inline'

export interface AgreementProps {
  school: AgreedSchool
  /** The agreement is signed: told as soon as the server has recorded it. */
  onSigned: () => void
}

/** The agreement's link, to be passed on, copied by a press. */
export function AgreementLink({ link }: { link: string }) {
  return (
    <CopyText
      text={link}
      label={t.copyLink}
      copied={copying.copied}
      failed={copying.failed}
      ms={COPIED_TOOLTIP_MS}
    >
      {t.link}
    </CopyText>
  )
}

/** What is known of a school's agreement, kept up to date while it is shown. */
export function useAgreement({ school, onSigned }: AgreementProps) {
  const [poll] = useState(() => agreementPoll(school))
  const state = useStore(poll.$state)
  const isSigned = 'data' in state && state.data?.signed === true
  const told = useEffectEvent(onSigned)
  useEffect(() => {
    if (isSigned) told()
  }, [isSigned])
  return { state, refresh: poll.refresh, isSigned }
}

/** The form itself, or a way to it where the page around allows no such frame. */
function FormFrame({ link }: { link: string }) {
  if (useRefusedFrame(link)) {
    return (
      <>
        <p>{t.notShownInPage}</p>
        <ButtonLink href={link} newTab iconAfter={external}>
          {t.openInNewTab}
        </ButtonLink>
      </>
    )
  }
  return (
    <iframe
      className="cx-agreement-frame"
      title={t.frame}
      src={link}
      sandbox={formSandbox(link)}
      referrerPolicy="no-referrer"
    />
  )
}

export interface AgreementFormProps extends AgreementProps {
  /** What can be done meanwhile, where anything can. */
  meanwhile?: string
}

/** The data privacy agreement in a frame of its own (P1 §2 Profile wizard), with its link for whoever may sign. */
export function AgreementForm({ meanwhile, ...props }: AgreementFormProps) {
  useSheet(sheet)
  const { state, refresh, isSigned } = useAgreement(props)
  if (isSigned) return <Notice tone="success">{t.signed}</Notice>
  if (state.at === 'loading') return <Skeleton shape="block" height={600} />
  const data = 'data' in state ? state.data : undefined
  if (!data) {
    return (
      <ErrorState
        heading="h4"
        title={t.failedTitle}
        text={state.at === 'failed' && state.reason}
        retryLabel={common.retry}
        onRetry={refresh}
      />
    )
  }
  if (!data.link) return <Notice>{t.notChosen}</Notice>
  return (
    <div className="cx-agreement">
      <p>{t.intro}</p>
      <AgreementLink link={data.link} />
      <FormFrame link={data.link} />
      <p role="status">{t.waiting}</p>
      {meanwhile && <p>{meanwhile}</p>}
    </div>
  )
}
