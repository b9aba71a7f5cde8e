import { agreement as t } from '../core/messages/agreement.ts'
import { common } from '../core/messages/common.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Modal } from '../ui/modal.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AgreementLink, useAgreement } from './agreement-form.tsx'

export interface UnsignedAgreementProps {
  /** The agreement has been signed meanwhile: what it stood in the way of can go on. */
  onSigned: () => void
  onClose: () => void
}

/**
 * Says that the teacher's school has not signed the data privacy agreement, with a link to pass on (P1 §2 Other modals,
 * §6); open while it is rendered. It waits until the agreement is recorded, and then goes on by itself.
 */
export function UnsignedAgreement({ onSigned, onClose }: UnsignedAgreementProps) {
  const { state, refresh } = useAgreement({ schoolId: null, onSigned })
  const data = 'data' in state ? state.data : undefined
  return (
    <Modal open title={t.unsignedTitle} size="medium" onClose={onClose} closeLabel={common.close}>
      {data?.link ? (
        <>
          <p>{t.unsigned}</p>
          <p>
            <AgreementLink link={data.link} />
          </p>
          <p role="status">{t.waiting}</p>
        </>
      ) : data ? (
        <p>{t.notListed}</p>
      ) : state.at === 'failed' ? (
        <ErrorState title={t.failedTitle} text={state.reason} retryLabel={common.retry} onRetry={refresh} />
      ) : (
        <Skeleton height={64} />
      )}
    </Modal>
  )
}
