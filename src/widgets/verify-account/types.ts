import type { WidgetHandle } from '../../element/types.ts'
import type { Account } from './store.ts'

/** Events of cx-verify-account; element.ts says when each is fired. */
export interface VerifyAccountEvents {
  'cx-verified': Account
}

export type VerifyAccountHandle = WidgetHandle<VerifyAccountEvents>
