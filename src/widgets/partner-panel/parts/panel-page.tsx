import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { partnerPanel as t } from '../../../core/messages/partner-panel.ts'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { search } from '../../../ui/icons.ts'
import type { PartnerPanelHandle } from '../types.ts'
import { PanelOutline } from './panel-outline.tsx'
import { PartnerView } from './partner-view.tsx'

interface PanelPageProps {
  classroomId: number
  user: User
  openChat: boolean
  showDetails: boolean
  widget: PartnerPanelHandle
}

/** The partner of one classroom, from the outline while it loads, or the way to one. */
export function PanelPage({ classroomId, user, openChat, showDetails, widget }: PanelPageProps) {
  const of = useListClassroom(classroomId)
  const { classroom } = of
  const isExpired = classroom?.status === 'expired'
  const find = isLibrarian(user)
    ? widget.link('libraryConnections')
    : widget.link('classroom', { classroomId }, { show_partner_search: true })
  return (
    <ListScreen
      of={of}
      title={t.title}
      isAside={false}
      widget={widget}
      outline={<PanelOutline withChat={openChat} />}
    >
      {classroom?.partner ? (
        <PartnerView
          key={classroom.partner.id}
          classroomId={classroomId}
          openChat={openChat}
          showDetails={showDetails}
          widget={widget}
        />
      ) : (
        <EmptyState
          title={t.noneTitle}
          text={isExpired ? t.noneExpired : t.none}
          action={
            !isExpired && (
              <ButtonLink variant="primary" icon={search} {...find}>
                {t.find}
              </ButtonLink>
            )
          }
        />
      )}
    </ListScreen>
  )
}
