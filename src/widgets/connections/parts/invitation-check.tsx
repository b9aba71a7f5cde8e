import { useState } from 'react'
import { loadConnection } from '../../../core/partners/load-connection.ts'
import { wrongInvitation } from '../../../core/partners/wrong-invitation.ts'
import { useStore } from '../../../core/use-store.ts'
import { WrongInvitation } from '../../../parts/partners/wrong-invitation.tsx'
import type { ConnectionsHandle } from '../types.ts'

/** Tells whoever has no partners that the invitation they follow is for somebody else. */
export function InvitationCheck({ id, widget }: { id: number; widget: ConnectionsHandle }) {
  const [connection] = useState(() => loadConnection(id))
  const [isRead, setRead] = useState(false)
  const state = useStore(connection.$state)
  const trouble = state.at === 'failed' ? wrongInvitation(state.error) : null
  if (!trouble || isRead) return null
  return <WrongInvitation trouble={trouble} widget={widget} onBack={() => setRead(true)} />
}
