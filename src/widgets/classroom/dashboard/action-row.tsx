import type { ActionItem } from '../../../contract/entities/action-item.ts'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { actionName } from '../../../core/classrooms/action-name.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { classroom as ofClassroom } from '../../../core/messages/classroom.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { check, external } from '../../../ui/icons.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PartnerAsks } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { ActionDetails } from './action-details.tsx'
import { actionWay, type Way } from './action-way.ts'
import { followedHere } from './followed-here.ts'

export interface ActionRowProps {
  item: ActionItem
  classroom: Classroom
  user: User
  onToggle: (completed: boolean) => void
  onTab: (tab: ClassroomTab) => void
  onPartner: (asks: PartnerAsks) => void
  widget: ClassroomHandle
}

/** One thing to do: its tick, what it is, and where it is done. */
export function ActionRow({ item, classroom, user, onToggle, onTab, onPartner, widget }: ActionRowProps) {
  const name = actionName(item)
  const way = actionWay(item, classroom, user, widget)
  return (
    <li className="action" data-completed={item.completed || undefined}>
      <label className="action-line">
        <span className="action-tick">
          <input
            type="checkbox"
            checked={item.completed}
            disabled={classroom.status === 'expired'}
            onChange={({ target }) => onToggle(target.checked)}
          />
          <Icon path={check} size={18} />
        </span>
        <span className="action-text">
          <bdi className="action-name">{name}</bdi>
          {item.action.to_do && <span className="fine-print">{item.action.to_do}</span>}
        </span>
      </label>
      {item.class_task?.is_hidden && (
        <span className="action-news">
          <StatusTag>{t.hiddenTask}</StatusTag>
        </span>
      )}
      {item.video_url && !item.video_played && (
        <span className="action-news">
          <StatusTag tone="accent">{t.newVideo(partnerName(item.teacher))}</StatusTag>
        </span>
      )}
      {way && (
        <span className="action-way">
          <WayOut {...{ way, name, onTab, onPartner }} />
        </span>
      )}
      <ActionDetails action={item.action} name={name} leadsToMore={way?.to === 'site'} />
    </li>
  )
}

interface WayOutProps extends Pick<ActionRowProps, 'onTab' | 'onPartner'> {
  way: Way
  name: string
}

function WayOut({ way, name, onTab, onPartner }: WayOutProps) {
  const label = (
    <>
      {way.label} <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
  switch (way.to) {
    case 'tab':
      return (
        <Button size="small" onClick={() => onTab(way.tab)}>
          {label}
        </Button>
      )
    case 'partner':
      return (
        <ButtonLink size="small" {...followedHere(way.link, () => onPartner(way.asks))}>
          {label}
        </ButtonLink>
      )
    case 'page':
      return (
        <ButtonLink size="small" {...way.link}>
          {label}
        </ButtonLink>
      )
    case 'site':
      return (
        <ButtonLink size="small" href={way.href} newTab iconAfter={external}>
          {label}
          <VisuallyHidden>{` ${ofClassroom.newTab}`}</VisuallyHidden>
        </ButtonLink>
      )
  }
}
