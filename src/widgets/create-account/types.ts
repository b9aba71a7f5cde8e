import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-create-account; element.ts says when each is fired. */
export interface CreateAccountEvents {
  'cx-created': { email: string }
}

export type CreateAccountHandle = WidgetHandle<CreateAccountEvents>
