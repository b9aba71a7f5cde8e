import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-profile; element.ts says when each is fired. */
export interface ProfileEvents {
  'cx-saved': null
}

export type ProfileHandle = WidgetHandle<ProfileEvents>
