import { useId, useRef, useState } from 'react'
import type { PartnerMatch } from '../../../contract/entities/partner.ts'
import { narrowingFilters } from '../../../contract/rules/partner-filters.ts'
import { common } from '../../../core/messages/common.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { type Matches, type PartnerSearch, pagesOf } from '../../../core/partners/partner-search.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { Pages, usePageFocus } from '../../../parts/lists/pages.tsx'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { PartnerSearchHandle } from '../types.ts'
import { mark } from './mark.tsx'
import { PartnerCard } from './partner-card.tsx'

interface MatchesViewProps {
  store: PartnerSearch
  /** Searches without filters. */
  onAll: () => void
  onDetails: (partner: PartnerMatch) => void
  onInvite: (partner: PartnerMatch, classroomId: number | null) => void
  widget: PartnerSearchHandle
}

/** Potential Matches, as far as the search is. */
export function MatchesView(props: MatchesViewProps) {
  const { store } = props
  const matches = useStore(store.$matches)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const turning = usePageFocus(heading, 'page' in matches && matches.at === 'ready' ? matches.page : null)
  if (matches.at === 'unasked') return null
  const isChanging = matches.at === 'changing'
  return (
    <section className="matches" aria-labelledby={id} aria-busy={isChanging || matches.at === 'loading'}>
      <div className="choose-head">
        <h3 className="part-title" id={id} ref={heading} tabIndex={-1}>
          {t.matches}
        </h3>
        <p role="status" className="count">
          {'total' in matches && !isChanging
            ? t.count(matches.total)
            : matches.at !== 'failed' && common.loading}
        </p>
      </div>
      <div className="rows" data-changing={isChanging || undefined}>
        <Found {...props} matches={matches} onPage={turning(store.goTo)} />
      </div>
    </section>
  )
}

function Found({
  matches,
  store,
  onAll,
  onDetails,
  onInvite,
  onPage,
  widget,
}: MatchesViewProps & { matches: Matches; onPage: (page: number) => void }) {
  if (matches.at === 'unasked') return null
  if (matches.at === 'loading') return <RowsOutline mark={mark} />
  if (matches.at === 'failed') {
    return (
      <Card flush>
        <LoadFailure
          heading="h4"
          title={t.matches}
          reason={matches.reason}
          {...(matches.again && { onRetry: store.retry })}
        />
        {!matches.again && <Refused reason={matches.reason} />}
      </Card>
    )
  }
  if (matches.partners.length === 0) {
    const narrowing = narrowingFilters(matches.filters).map(name => t.fields[name])
    return (
      <Card>
        <EmptyState
          heading="h4"
          title={t.noMatches}
          text={t.revise(narrowing)}
          action={narrowing.length > 0 && <Button onClick={onAll}>{t.searchAll}</Button>}
        />
      </Card>
    )
  }
  return (
    <>
      <ul className="cards" aria-label={t.matches}>
        {matches.partners.map(partner => (
          <li key={partner.id}>
            <PartnerCard
              partner={partner}
              onDetails={() => onDetails(partner)}
              onInvite={classroomId => onInvite(partner, classroomId)}
              widget={widget}
            />
          </li>
        ))}
      </ul>
      <Pages page={matches.page} pages={pagesOf(matches.total)} onPage={onPage} />
    </>
  )
}

/** What is refused for good is told in a modal as well, once (P2 §8). */
function Refused({ reason }: { reason: string }) {
  const [isRead, setRead] = useState(false)
  return <Failure title={t.matches} reason={isRead ? null : reason} onClose={() => setRead(true)} />
}
