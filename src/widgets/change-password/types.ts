import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-change-password; element.ts says when each is fired. */
export interface ChangePasswordEvents {
  'cx-saved': null
}

export type ChangePasswordHandle = WidgetHandle<ChangePasswordEvents>
