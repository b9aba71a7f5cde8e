import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { FormModalProps, ModalsProps, RequestModalProps } from './modals/opened.ts'

const request = laterView<RequestModalProps>(
  async () => (await import('./modals/library-request.tsx')).LibraryRequest,
)
const form = laterView<FormModalProps>(async () => (await import('./modals/own-forms.tsx')).OwnForms)

/** What opens above the page: the code of each comes with the first press. */
export function LaterModals({ opened, ...props }: ModalsProps) {
  if (opened.at === 'request') {
    return <LaterModal key={opened.id} view={request} title={t.request} props={{ ...props, opened }} />
  }
  return (
    <LaterModal
      key={`${opened.at} ${opened.request?.id}`}
      view={form}
      title={t.own}
      props={{ ...props, opened }}
    />
  )
}
