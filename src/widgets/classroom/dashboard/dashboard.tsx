import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import type { DeepLink, PartnerAsks } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { ActionList } from './action-list.tsx'
import { AssistantPanel } from './assistant-panel.tsx'
import { PartnerPanel } from './partner-panel.tsx'
import { StudentActivity } from './student-activity.tsx'
import { SupportPanel } from './support-panel.tsx'

export interface DashboardProps {
  classroom: Classroom
  user: User
  /** What the link that led here asks for besides. */
  link: DeepLink
  onTab: (tab: ClassroomTab) => void
  /** To the panel of the global partner. */
  onPartner: (asks: PartnerAsks) => void
  /** The panel itself has opened something, or closed it. */
  onShown: (asks: PartnerAsks) => void
  /** Something of the classroom itself has changed. */
  onChanged: () => void
  widget: ClassroomHandle
}

/** My Dashboard, what is to be done first; independent teachers have no partner and no action items (P2 §2, §6). */
export function Dashboard(props: DashboardProps) {
  const { classroom, user, onChanged, widget } = props
  const independent = isIndependent(user)
  return (
    <div className="dashboard">
      <div className="dashboard-main">
        {!independent && <ActionList {...props} />}
        <StudentActivity
          classroom={classroom}
          respondLabel={independent ? t.respondToClassmates : t.respond}
          widget={widget}
        />
      </div>
      <div>
        {!independent && <PartnerPanel {...props} />}
        <AssistantPanel classroom={classroom} onChanged={onChanged} />
        {independent && <SupportPanel email={widget.brand.supportEmail} />}
      </div>
    </div>
  )
}
