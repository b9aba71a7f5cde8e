import { notifications as t } from '../../../core/messages/notifications.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { OpenedProps } from './opened-props.ts'

const opened = laterView<OpenedProps>(async () => (await import('./opened.tsx')).Opened, t.failed)

/** What a notification opens above the list: its code comes with the first press. */
export const LaterOpened = (props: OpenedProps) => (
  <LaterModal view={opened} title={props.notification.subject} props={props} />
)
