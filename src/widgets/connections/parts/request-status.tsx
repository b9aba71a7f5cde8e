import type { ConnectionStatus } from '../../../contract/rules/connection-status.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import { StatusTag, type Tone } from '../../../ui/tag.tsx'

const tones: Record<ConnectionStatus, Tone> = {
  pending: 'warning',
  accepted: 'success',
  declined: 'danger',
  cancelled: 'neutral',
}

/** Where a request stands, in a word. */
export const RequestStatus = ({ status }: { status: ConnectionStatus }) => (
  <StatusTag tone={tones[status]}>{t.statuses[status]}</StatusTag>
)
