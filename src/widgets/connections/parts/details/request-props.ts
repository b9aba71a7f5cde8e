import type { ConnectionDetail } from '../../../../contract/entities/connection.ts'
import type { MatchedClassroom } from '../../../../contract/entities/partner.ts'
import type { ConnectionStatus } from '../../../../contract/rules/connection-status.ts'
import type { ConnectionActs } from '../../../../core/partners/connection-acts.ts'
import type { ConnectionsHandle } from '../../types.ts'

/** What the details of a request are told. */
export interface RequestModalProps {
  id: number
  /** The classroom for which a partner is looked for, if any. */
  classroomId: number | null
  /** What told of it, where a link has led here; it counts as read once the request is seen. */
  notificationId: number | null
  /** Where it stands in the list, which is asked for again and again; undefined while it is not in it. */
  listed: ConnectionStatus | undefined
  /** The list has to be asked for anew. */
  onChanged: () => void
  onClose: () => void
  widget: ConnectionsHandle
}

/** What the questions about it are told. */
export interface ActModalsProps {
  acts: ConnectionActs
  connection: ConnectionDetail
  /** The classroom of one's own with which it is accepted. */
  own: MatchedClassroom | undefined
  /** What was done has been read. */
  onDone: () => void
  widget: ConnectionsHandle
}
