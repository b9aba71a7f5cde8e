import { postingStatement } from '../../../../core/libraries/connect-statement.ts'
import type { RequestChoices } from '../../../../core/libraries/request-choices.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { subjects } from '../../../../core/reference/reference-lists.ts'
import { $user } from '../../../../core/session/session.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Purchase } from '../../../../element/purchase.tsx'
import { Loaded } from '../../../../parts/loaded.tsx'
import { TokenNote } from '../../../../parts/partners/token-note.tsx'
import type { LibraryConnectionsHandle } from '../../types.ts'

interface RequestCostProps {
  /** The chosen course; null for none yet. */
  courseId: number | null
  choices: RequestChoices
  widget: LibraryConnectionsHandle
}

/** What the chosen course will cost, and what is left for that; it keeps nobody from posting. */
export function RequestCost({ courseId, choices, widget }: RequestCostProps) {
  const courses = useStore(choices.courses.$list)
  const user = useStore($user)
  const course = courses.at === 'ready' && courses.rows.find(({ id }) => id === courseId)
  if (!course || !user) return null
  return (
    <Loaded list={subjects} label={t.exchanges}>
      {known => (
        <TokenNote
          statement={postingStatement(course, known, user)}
          widget={widget}
          purchase={offer => <Purchase {...offer} bundles widget={widget} />}
        />
      )}
    </Loaded>
  )
}
