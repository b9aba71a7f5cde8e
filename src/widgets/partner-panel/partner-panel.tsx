import { isIndependent } from '../../contract/rules/user-types.ts'
import { partnerPanel as t } from '../../core/messages/partner-panel.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { NoPartners } from '../../parts/partners/no-partners.tsx'
import { PanelPage } from './parts/panel-page.tsx'
import type { PartnerPanelHandle } from './types.ts'

export interface PartnerPanelProps {
  classroomId?: number
  /** The chat is open. */
  openChat?: boolean
  /** About Me and the classrooms are unfolded. */
  showDetails?: boolean
  widget: PartnerPanelHandle
}

/** cx-partner-panel. */
export function PartnerPanel(props: PartnerPanelProps) {
  const { classroomId, openChat = false, showDetails = false, widget } = props
  return (
    <OfClassroom classroomId={classroomId} words={t} widget={widget}>
      {(id, user, key) =>
        isIndependent(user) ? (
          <div className="screen">
            <NoPartners user={user} widget={widget} />
          </div>
        ) : (
          <PanelPage
            key={key}
            classroomId={id}
            user={user}
            openChat={openChat}
            showDetails={showDetails}
            widget={widget}
          />
        )
      }
    </OfClassroom>
  )
}
