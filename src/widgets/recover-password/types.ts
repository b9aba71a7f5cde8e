import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-recover-password; element.ts says when each is fired. */
export interface RecoverPasswordEvents {
  'cx-saved': null
}

export type RecoverPasswordHandle = WidgetHandle<RecoverPasswordEvents>
