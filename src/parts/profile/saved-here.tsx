import type { ComponentProps } from 'react'
import { profile as t } from '../../core/messages/profile.ts'
import type { ProfilePlace } from '../../core/profile/profile-end.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface SavedHereProps {
  place: ProfilePlace
  /** What makes a link to it. */
  link: Pick<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'>
}

/** The end of a saved profile in a page that goes nowhere: what was done, with the way on as a link. */
export function SavedHere({ place, link }: SavedHereProps) {
  return (
    <Notice
      tone="success"
      action={
        <ButtonLink size="small" {...link}>
          {t.places[place]}
        </ButtonLink>
      }
    >
      {t.saved}
    </Notice>
  )
}
