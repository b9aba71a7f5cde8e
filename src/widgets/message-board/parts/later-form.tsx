import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { messageForm } from '../../../core/messages/message-form.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { MessageFormModalProps } from './form/message-form-modal.tsx'

const form = laterView<MessageFormModalProps>(
  async () => (await import('./form/message-form-modal.tsx')).MessageFormModal,
  t.later,
)

/** Where a message is written: its code comes with the first press. */
export const LaterForm = (props: MessageFormModalProps) => (
  <LaterModal view={form} title={messageForm.title} props={props} />
)
