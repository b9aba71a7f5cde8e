import { common } from '../../../core/messages/common.ts'
import { verifyAccount as t } from '../../../core/messages/verify-account.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { CardActions } from '../../../ui/brand-card.tsx'
import { BusyBar } from '../../../ui/busy-bar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { State } from '../store.ts'
import { Resend } from './resend.tsx'

export interface OutcomeProps {
  state: State
  /** The link came from a mail of the players program. */
  isPlayers: boolean
  widget: Pick<WidgetHandle, 'link' | 'brand'>
  onRetry: () => void
}

/** What became of the link, and what to do next. */
export function Outcome({ state, isPlayers, widget, onRetry }: OutcomeProps) {
  // the login keeps the program's brand, which the page's address decides
  const login = (players: boolean) => widget.link('login', {}, players ? { 'players-trust': 1 } : {})

  switch (state.at) {
    case 'verifying':
      return (
        <div className="cx-card-form" role="status">
          <p>{t.verifying}</p>
          <BusyBar label={t.verifying} />
        </div>
      )
    case 'verified':
      return (
        <>
          <Notice tone="success">{state.sentence}</Notice>
          <CardActions>
            <ButtonLink variant="primary" {...login(isPlayers || state.account.is_players)}>
              {t.logIn}
            </ButtonLink>
          </CardActions>
        </>
      )
    case 'failed':
      return (
        <>
          <Notice tone="danger">{state.sentence}</Notice>
          {state.next && <p>{state.next}</p>}
          <p>
            {t.support}: <a href={`mailto:${widget.brand.supportEmail}`}>{widget.brand.supportEmail}</a>
          </p>
          <CardActions>
            <ButtonLink {...login(isPlayers)}>{t.toLogin}</ButtonLink>
            <Button variant="primary" onClick={onRetry}>
              {common.retry}
            </Button>
          </CardActions>
        </>
      )
    default:
      return (
        <>
          <Notice tone="warning">{state.at === 'incomplete' ? t.incomplete : state.sentence}</Notice>
          <Resend />
          <CardActions>
            <ButtonLink variant="quiet" {...login(isPlayers)}>
              {t.toLogin}
            </ButtonLink>
          </CardActions>
        </>
      )
  }
}
