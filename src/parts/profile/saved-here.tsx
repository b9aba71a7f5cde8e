import { profile as t } from '../../core/messages/profile.ts'
import type { ProfilePlace } from '../../core/profile/profile-end.ts'
import type { WidgetHandle } from '../../element/types.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface SavedHereProps {
  place: ProfilePlace
  widget: Pick<WidgetHandle, 'link'>
}

/** The end of a saved profile in a page that goes nowhere: what was done, with the way on as a link. */
export function SavedHere({ place, widget }: SavedHereProps) {
  return (
    <Notice
      tone="success"
      action={
        <ButtonLink size="small" {...widget.link(place)}>
          {t.places[place]}
        </ButtonLink>
      }
    >
      {t.saved}
    </Notice>
  )
}
