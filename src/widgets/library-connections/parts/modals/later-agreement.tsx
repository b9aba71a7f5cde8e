import { agreement as t } from '../../../../core/messages/agreement.ts'
import { LaterModal } from '../../../../parts/later-modal.tsx'
import { laterView } from '../../../../parts/later-view.ts'
import type { UnsignedAgreementProps } from '../../../../parts/unsigned-agreement.tsx'

interface LaterAgreementProps {
  /** It has been signed meanwhile: what it stood in the way of can go on. */
  onSigned: () => void
  onClose: () => void
}

const unsigned = laterView<UnsignedAgreementProps & { onClose: () => void }>(
  async () => (await import('../../../../parts/unsigned-agreement.tsx')).UnsignedAgreement,
)

/** The school has not signed its agreement yet: the form of it, whose code comes when it is needed. */
export const LaterAgreement = ({ onSigned, onClose }: LaterAgreementProps) => (
  <LaterModal view={unsigned} title={t.unsignedTitle} props={{ onSigned, onClose, onLeave: onClose }} />
)
