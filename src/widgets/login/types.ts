import type { User } from '../../contract/entities/user.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-login; element.ts says when each is fired. */
export interface LoginEvents {
  'cx-signed-in': { user: User }
}

export type LoginHandle = WidgetHandle<LoginEvents>
