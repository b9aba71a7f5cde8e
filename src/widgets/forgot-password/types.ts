import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-forgot-password; element.ts says when each is fired. */
export interface ForgotPasswordEvents {
  'cx-recovery-sent': { email: string }
}

export type ForgotPasswordHandle = WidgetHandle<ForgotPasswordEvents>
