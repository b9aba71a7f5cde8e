import { groups as t } from '../../../core/messages/groups.ts'
import type { GroupsStand } from '../../../core/students/groups-stand.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface StandNoticeProps {
  stand: GroupsStand
  onNumber: () => void
}

/** How far both sides are with the number of groups, and the way to say it. */
export function StandNotice({ stand, onNumber }: StandNoticeProps) {
  const give = (label: string) => (
    <Button size="small" onClick={onNumber}>
      {label}
    </Button>
  )
  switch (stand.at) {
    case 'settled':
      return null
    case 'unasked':
      return (
        <Notice action={give(t.giveNumber)}>
          <p>{stand.isHelpAsked ? t.helpAsked : stand.partner === null ? t.unasked : t.beingCreated}</p>
        </Notice>
      )
    case 'waiting':
      return (
        <Notice action={stand.canChange && give(t.changeNumber)}>
          <p>{t.waiting(stand.own)}</p>
        </Notice>
      )
    case 'mismatch':
      return (
        <Notice tone="warning" action={stand.canChange && give(t.changeNumber)}>
          <p>{t.mismatch(stand.own, stand.partner)}</p>
        </Notice>
      )
  }
}
