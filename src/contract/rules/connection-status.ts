/** What a connection request can be (P2 §4). */
export const connectionStatuses = ['pending', 'accepted', 'declined', 'cancelled'] as const
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** Why one was cancelled that nobody has taken back: one of its two classrooms has found another partner. */
export const connectionEnds = ['pairing'] as const

export const connectionActions = ['accept', 'decline', 'resend', 'cancel'] as const
export type ConnectionAction = (typeof connectionActions)[number]

/** Whose request it is: one's own, or somebody else's. */
export const connectionSides = ['sent', 'received'] as const
export type ConnectionSide = (typeof connectionSides)[number]

/**
 * Who may do what in which status (P2 §4): who was asked accepts or declines while it is pending; who has asked takes it
 * back while it is pending, and sends it again unless it was accepted. Nothing leads out of accepted.
 */
const actionsOf: Record<ConnectionSide, Record<ConnectionStatus, readonly ConnectionAction[]>> = {
  received: { pending: ['accept', 'decline'], accepted: [], declined: [], cancelled: [] },
  sent: { pending: ['resend', 'cancel'], accepted: [], declined: ['resend'], cancelled: ['resend'] },
}

/** What each action makes of a request. */
const statusAfter: Record<ConnectionAction, ConnectionStatus> = {
  accept: 'accepted',
  decline: 'declined',
  resend: 'pending',
  cancel: 'cancelled',
}

/** Done again, as after an answer that was lost, these change nothing and do no harm. */
const repeatable: readonly ConnectionAction[] = ['decline', 'cancel']

/** Who does an action. */
const sideOf: Record<ConnectionAction, ConnectionSide> = {
  accept: 'received',
  decline: 'received',
  resend: 'sent',
  cancel: 'sent',
}

/** What somebody may do with a request. */
export const connectionActionsOf = (
  side: ConnectionSide,
  status: ConnectionStatus,
): readonly ConnectionAction[] => actionsOf[side][status]

export type ConnectionStep =
  | { at: 'change'; status: ConnectionStatus }
  /** It is so already. */
  | { at: 'done' }
  /** The request is not in a status for it, or it is the other one's to do. */
  | { at: 'refused' }

/** What comes of an action. */
export function connectionStep(
  side: ConnectionSide,
  status: ConnectionStatus,
  action: ConnectionAction,
): ConnectionStep {
  const next = statusAfter[action]
  if (connectionActionsOf(side, status).includes(action)) return { at: 'change', status: next }
  const isDone = side === sideOf[action] && status === next && repeatable.includes(action)
  return { at: isDone ? 'done' : 'refused' }
}
