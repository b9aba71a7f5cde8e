import { useId, useLayoutEffect } from 'react'
import { LIBRARY_REQUESTS_PAGE_ROWS } from '../../../contract/limits/library-connections.ts'
import type { HidingStore } from '../../../core/libraries/hiding.ts'
import type { LibraryListStore } from '../../../core/libraries/library-list.ts'
import { ALL_REQUESTS, type LibraryQuestion } from '../../../core/libraries/library-question.ts'
import { pagesOf } from '../../../core/lists/paged-list.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { useStore } from '../../../core/use-store.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Pages, usePageFocus } from '../../../parts/lists/pages.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FreshNotice } from './fresh-notice.tsx'
import { HidingBar } from './hiding-bar.tsx'
import type { Opened } from './modals/opened.ts'
import { NoRequests } from './no-requests.tsx'
import { RequestCard } from './request-card.tsx'
import { Toolbar } from './toolbar.tsx'
import type { FocusNext } from './use-focus-next.ts'

interface OthersProps {
  list: LibraryListStore
  hiding: HidingStore
  /** Who looks is validated, and has a subscription that runs: they post and connect. */
  mayConnect: boolean
  choose: (changes: Partial<LibraryQuestion>) => void
  onOpen: (next: Opened) => void
  focusNext: FocusNext
}

const mark = <Skeleton shape="circle" height={48} />

/** Connect With Other Libraries: their requests as cards, by pages (P2 §2). */
export function Others({ list: store, hiding, mayConnect, choose, onOpen, focusNext }: OthersProps) {
  const list = useStore(store.$list)
  const id = useId()
  const { heading, cards } = focusNext
  const page = 'rows' in list ? list.rows[0] : undefined
  const question = 'rows' in list ? list.question : ALL_REQUESTS
  const turning = usePageFocus(heading, list.at === 'ready' ? question.page : null)
  const isHidden = question.filter === 'hidden'
  useLayoutEffect(focusNext.goOn)
  return (
    <section className="others" aria-labelledby={id} data-loading={list.at === 'loading' || undefined}>
      <div className="others-head">
        <h3 className="part-title" id={id} ref={heading} tabIndex={-1}>
          {t.others}
        </h3>
        <p role="status" className="fine">
          {page ? t.count(page.total, isHidden ? 0 : page.hidden) : '\u00a0'}
        </p>
      </div>
      <Toolbar
        store={store}
        hasHidden={Boolean(page?.hidden)}
        choose={choose}
        onShowAll={() => void hiding.showAll()}
      />
      <FreshNotice count={page?.fresh ?? 0} onShow={store.catchUp} heading={heading} />
      <ListRows
        title={t.others}
        list={list}
        rows={page?.rows}
        store={store}
        outline={<RowsOutline mark={mark} />}
        nothing={
          <NoRequests
            question={question}
            hidden={page?.hidden ?? 0}
            mayConnect={mayConnect}
            choose={choose}
            onNew={() => onOpen({ at: 'form', request: null })}
          />
        }
      >
        {rows => (
          <ul className="cards" aria-label={t.others} ref={cards}>
            {rows.map(request => (
              <li key={request.id}>
                <RequestCard
                  request={request}
                  isGone={page?.gone.has(request.id) ?? false}
                  mayConnect={mayConnect}
                  onOpen={onOpen}
                  onHide={() => {
                    focusNext.from(request.id)
                    void hiding.make(isHidden ? 'show' : 'hide', request)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </ListRows>
      <HidingBar hiding={hiding} onUndo={focusNext.backTo} />
      {page && (
        <Pages
          page={question.page}
          pages={Math.max(question.page, pagesOf(page.total, LIBRARY_REQUESTS_PAGE_ROWS))}
          onPage={turning(number => choose({ page: number }))}
        />
      )}
    </section>
  )
}
