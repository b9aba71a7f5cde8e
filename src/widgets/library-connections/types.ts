import type { LibraryQuestion } from '../../core/libraries/library-question.ts'
import type { WidgetHandle } from '../../element/types.ts'
import type { PurchaseEvents } from '../../parts/partners/token-note.tsx'

/** What has become of a request: of one's own, or of another library's for oneself. */
export type LibraryRequestChange = 'posted' | 'reposted' | 'deleted' | 'hidden' | 'shown' | 'connected'

/** Events of cx-library-connections; element.ts says when each is fired. */
export interface LibraryConnectionsEvents extends PurchaseEvents {
  'cx-library-requests-changed': LibraryQuestion & { path: string }
  'cx-library-request-shown': { requestId: number | null; path: string }
  'cx-library-request-changed': { requestId: number | null; change: LibraryRequestChange }
  'cx-libraries-connected': { requestId: number; classroomId: number }
  'cx-busy-changed': { busy: boolean }
}

export type LibraryConnectionsHandle = WidgetHandle<LibraryConnectionsEvents>
