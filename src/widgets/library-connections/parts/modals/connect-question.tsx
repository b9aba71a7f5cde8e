import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import { connectStatement } from '../../../../core/libraries/connect-statement.ts'
import { libraryName } from '../../../../core/libraries/library-name.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryDetails as t } from '../../../../core/messages/library-details.ts'
import { missingTokens } from '../../../../core/partners/token-statement.ts'
import { subjects } from '../../../../core/reference/reference-lists.ts'
import { $user } from '../../../../core/session/session.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Purchase } from '../../../../element/purchase.tsx'
import { Loaded } from '../../../../parts/loaded.tsx'
import { TokenNote } from '../../../../parts/partners/token-note.tsx'
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx'
import type { LibraryConnectionsHandle } from '../../types.ts'

interface ConnectQuestionProps {
  request: LibraryConnectionRequest
  /** The server has just said that tokens are missing. */
  short: string | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  widget: LibraryConnectionsHandle
}

const NOTE_PX = 72

/** Whether two libraries are to be connected: what that makes, and what it costs. */
export function ConnectQuestion({ request, short, busy, onConfirm, onClose, widget }: ConnectQuestionProps) {
  const user = useStore($user)
  const list = useStore(subjects.$state)
  const known = 'data' in list ? list.data : undefined
  const statement = user && known ? connectStatement(request, known, user) : null
  return (
    <ConfirmModal
      title={
        <>
          {t.connectTo} <bdi>{libraryName(request)}</bdi>
        </>
      }
      confirm={t.connect}
      onConfirm={onConfirm}
      onClose={() => busy || onClose()}
      busy={busy}
      busyLabel={t.working}
      disabled={statement !== null && missingTokens(statement) !== null}
      labels={common}
    >
      <div className="asking">
        <p>
          <bdi>{t.makes(request.classroom_name, request.course.name)}</bdi>
        </p>
        <Loaded list={subjects} height={NOTE_PX}>
          {() =>
            statement && (
              <TokenNote
                statement={statement}
                refused={short}
                widget={widget}
                purchase={offer => <Purchase {...offer} bundles widget={widget} />}
              />
            )
          }
        </Loaded>
      </div>
    </ConfirmModal>
  )
}
