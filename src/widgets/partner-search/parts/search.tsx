import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { explainAgain } from '../../../core/http/explain-again.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { filterLists, filterReferences, retryFilterLists } from '../../../core/partners/filter-lists.ts'
import { keptSearch } from '../../../core/partners/kept-search.ts'
import { useStore } from '../../../core/use-store.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import type { PartnerSearchHandle } from '../types.ts'
import { Choosing } from './choosing.tsx'
import { Finding } from './finding.tsx'
import { mark } from './mark.tsx'

interface SearchProps {
  classroom: Classroom
  widget: PartnerSearchHandle
}

/** Find, and from there Let Me Choose (P2 §2 Global partner flow), which is where whoever left it comes back to. */
export function Search({ classroom, widget }: SearchProps) {
  const [kept] = useState(() => keptSearch(classroom.id))
  const [isChoosing, setChoosing] = useState(() => kept.read() !== null)
  function leave(): void {
    setChoosing(false)
    void kept.discard()
  }
  return isChoosing ? (
    <WithLists classroom={classroom} widget={widget} onBack={leave} />
  ) : (
    <Finding classroomId={classroom.id} widget={widget} onChoose={() => setChoosing(true)} />
  )
}

/** What is filtered by, as soon as its lists are there. */
function WithLists(props: SearchProps & { onBack: () => void }) {
  const lists = filterLists(
    useStore(filterReferences.subjects.$state),
    useStore(filterReferences.languages.$state),
    useStore(filterReferences.ageRanges.$state),
  )
  if (lists.at === 'ready') return <Choosing {...props} lists={lists.data} />
  if (lists.at === 'loading') return <RowsOutline mark={mark} />
  return (
    <Card flush>
      <LoadFailure
        title={t.listsFailedTitle}
        reason={explainAgain(lists.error, lists.reason)}
        onRetry={retryFilterLists}
      />
    </Card>
  )
}
