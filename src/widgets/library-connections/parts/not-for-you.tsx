import type { User } from '../../../contract/entities/user.ts'
import { mayHavePartner } from '../../../contract/rules/partner-access.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { LibraryConnectionsHandle } from '../types.ts'

/** Librarians alone connect libraries (P2 §6): everybody else is told what they do instead. */
export function NotForYou({ user, widget }: { user: User; widget: LibraryConnectionsHandle }) {
  const hasPartners = mayHavePartner(user)
  return (
    <section className="screen">
      <EmptyState
        heading="h2"
        title={t.notForYouTitle}
        text={hasPartners ? t.forTeachers : t.forIndependent}
        action={
          <ButtonLink variant="primary" {...widget.link(hasPartners ? 'connections' : 'classrooms')}>
            {hasPartners ? t.toConnections : t.toClassrooms}
          </ButtonLink>
        }
      />
    </section>
  )
}
