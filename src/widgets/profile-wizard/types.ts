import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-profile-wizard; element.ts says when each is fired. */
export interface ProfileWizardEvents {
  'cx-saved': null
}

export type ProfileWizardHandle = WidgetHandle<ProfileWizardEvents>
