import { connections as t } from '../../../core/messages/connections.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { RequestModalProps } from './details/request-props.ts'

const request = laterView<RequestModalProps>(
  async () => (await import('./details/request-modal.tsx')).RequestModal,
  t.oneFailed,
)

/** The details of a request: their code comes with the first press. */
export const LaterRequest = (props: RequestModalProps) => (
  <LaterModal view={request} title={t.title} props={props} />
)
