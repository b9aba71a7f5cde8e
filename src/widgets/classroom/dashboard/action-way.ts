import type { ActionItem, ActionTrigger } from '../../../contract/entities/action-item.ts'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { type ClassroomTab, canOpenTab } from '../../../contract/rules/classroom-tabs.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import type { LinkProps } from '../../../element/types.ts'
import type { PartnerAsks } from '../deep-link.ts'
import { partnerSearch } from '../partner-search.ts'
import type { ClassroomHandle } from '../types.ts'
import { webLink } from '../web-link.ts'

/** Where an action item leads: to a page, out to another site, to a tab of this classroom, or to the partner's panel. */
export type Way =
  | { to: 'page'; label: string; link: LinkProps }
  | { to: 'site'; label: string; href: string }
  | { to: 'tab'; label: string; tab: ClassroomTab }
  | { to: 'partner'; label: string; link: LinkProps; asks: PartnerAsks }

const tabs: Partial<Record<ActionTrigger, ClassroomTab>> = {
  add_students: 'students',
  review_videos: 'submissions',
  set_due_dates: 'tasks',
}

/** Where an item leads; null where its text is all there is, or nothing can be done any more. */
export function actionWay(
  item: ActionItem,
  classroom: Classroom,
  user: User,
  widget: ClassroomHandle,
): Way | null {
  const { id: teacherActionId, action } = item
  const classroomId = classroom.id
  if (action.is_task) {
    return { to: 'page', label: t.open, link: widget.link('taskDetail', { classroomId, teacherActionId }) }
  }
  return triggered(action.trigger, classroom, user, widget) ?? moreInfo(action)
}

function moreInfo({ more_info_link }: ActionItem['action']): Way | null {
  const href = webLink(more_info_link)
  return href ? { to: 'site', label: t.moreInfo, href } : null
}

/** Where a trigger leads, unless it is of a later release. */
function triggered(
  trigger: ActionTrigger | null,
  classroom: Classroom,
  user: User,
  widget: ClassroomHandle,
): Way | null {
  const { id: classroomId } = classroom
  if (!trigger || classroom.status === 'expired' || !Object.hasOwn(t.ways, trigger)) return null
  const label = t.ways[trigger]
  const tab = tabs[trigger]
  if (tab) return canOpenTab(tab, classroom) ? { to: 'tab', label, tab } : null
  if (trigger === 'select_course')
    return { to: 'page', label, link: widget.link('chooseCourse', { classroomId }) }
  if (trigger === 'find_partner') {
    const link = partnerSearch(classroom, user, widget)
    return isLibrarian(user)
      ? { to: 'page', label, link }
      : { to: 'partner', label, link, asks: { showPartnerSearch: true } }
  }
  const link = widget.link('classroom', { classroomId }, { open_chat: true })
  return { to: 'partner', label, link, asks: { openChat: true } }
}
