import { useEffect, useEffectEvent, useState } from 'react'
import { mayGoBetter } from '../../../../core/http/may-go-better.ts'
import { createConnecting } from '../../../../core/libraries/connecting.ts'
import { loadLibraryRequest } from '../../../../core/libraries/load-request.ts'
import { isRequestOver } from '../../../../core/libraries/request-over.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryConnections } from '../../../../core/messages/library-connections.ts'
import { libraryDetails as t } from '../../../../core/messages/library-details.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Failure } from '../../../../parts/failure.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { ConnectModals } from './connect-modals.tsx'
import type { RequestModalProps } from './opened.ts'
import { RequestDetails } from './request-details.tsx'

const OUTLINE_PX = 240

/** One request with what can be done about it, as it is now; or why it cannot be shown. */
export function LibraryRequest(props: RequestModalProps) {
  const { opened, onConnected, onOver, onClose } = props
  const { id, connecting = false } = opened
  const [load] = useState(() => loadLibraryRequest(id))
  const [acts] = useState(() =>
    createConnecting(
      { id, connected: onConnected, over: () => onOver(id), changed: () => void load.refresh() },
      connecting,
    ),
  )
  const state = useStore(load.$state)
  const act = useStore(acts.$state)
  const isOver = state.at === 'failed' && isRequestOver(state.error)
  const leaveOut = useEffectEvent(() => onOver(id))
  useEffect(() => {
    if (isOver) leaveOut()
  }, [isOver])
  const request = ('data' in state && state.data) || opened.request
  // nobody is asked about what is over
  if (act.at !== 'none' && request && !(isOver && act.at === 'asking')) {
    const isDone = act.at === 'done' || act.at === 'over'
    const leave = connecting || isDone ? onClose : acts.close
    return <ConnectModals {...props} acts={acts} request={request} onLeave={leave} />
  }
  if (state.at === 'failed' && (isOver || !request)) {
    return (
      <Failure
        title={isOver ? t.overTitle : libraryConnections.request}
        reason={state.reason}
        onClose={onClose}
        {...(mayGoBetter(state.error) && { onRetry: load.retry })}
      />
    )
  }
  if (request) return <RequestDetails {...props} request={request} onConnect={acts.ask} />
  return (
    <Modal open size="medium" title={libraryConnections.request} onClose={onClose} closeLabel={common.close}>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <Skeleton shape="block" height={OUTLINE_PX} />
    </Modal>
  )
}
