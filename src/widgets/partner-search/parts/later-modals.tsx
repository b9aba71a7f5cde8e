import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { MatchModalsProps } from './modals/match-modals.tsx'

const modals = laterView<MatchModalsProps>(
  async () => (await import('./modals/match-modals.tsx')).MatchModals,
  t.later,
)

/** Details and invitation: their code comes with the first press. */
export const LaterModals = (props: MatchModalsProps) => (
  <LaterModal
    view={modals}
    title={
      props.opened.at === 'details'
        ? t.detailsTitle(props.opened.partner.full_name)
        : t.inviteTitle(props.opened.partner.full_name)
    }
    props={props}
  />
)
