import { type ClassroomTab, DEFAULT_CLASSROOM_TAB } from '../../contract/rules/classroom-tabs.ts'
import { pathTo } from '../../core/navigation/paths.ts'
import { type DeepLink, deepLinkQuery } from './deep-link.ts'

interface Shown {
  tab: ClassroomTab
  /** The information is folded because the page or the teacher wants it, and not for want of room. */
  collapsed: boolean
  link: DeepLink
}

/** The host app's address of a classroom as it is shown; what is there without being said is left out. */
export function classroomPath(classroomId: number, { tab, collapsed, link }: Shown): string {
  return pathTo(
    'classroom',
    { classroomId },
    {
      // where a notification would lead elsewhere, it is said
      tab: tab === DEFAULT_CLASSROOM_TAB && !link.notificationId ? undefined : tab,
      collapseInformation: collapsed || undefined,
      ...deepLinkQuery(link),
    },
  )
}
