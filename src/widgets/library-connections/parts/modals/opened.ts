import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import type { LibraryConnectionsHandle, LibraryRequestChange } from '../../types.ts'

/**
 * What is open above the page: the details of a request, with what the list knows of it, `connecting` where it was asked
 * to connect at once; the form of one's own, or of a new one (null); or the question before one's own is deleted.
 */
export type Opened =
  | { at: 'request'; id: number; request?: LibraryConnectionRequest; connecting?: boolean }
  | { at: 'form'; request: LibraryConnectionRequest | null }
  | { at: 'deletion'; request: LibraryConnectionRequest }

/** What all that opens needs. */
export interface ModalsProps {
  opened: Opened
  mayConnect: boolean
  /** Something else opens in its place. */
  onOpen: (next: Opened) => void
  onConnected: (request: LibraryConnectionRequest) => void
  /** It is not to be had any more: its card goes. */
  onOver: (id: number) => void
  onHide: (request: LibraryConnectionRequest) => void
  onOwn: (id: number, change: Extract<LibraryRequestChange, 'posted' | 'reposted' | 'deleted'>) => void
  onClose: () => void
  widget: LibraryConnectionsHandle
}

export type RequestModalProps = Omit<ModalsProps, 'opened'> & { opened: Extract<Opened, { at: 'request' }> }
export type FormModalProps = Omit<ModalsProps, 'opened'> & { opened: Exclude<Opened, { at: 'request' }> }
