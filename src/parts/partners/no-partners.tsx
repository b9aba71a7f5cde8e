import type { ComponentProps } from 'react'
import { isLibrarian, type WithUserType } from '../../contract/rules/user-types.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Link = Pick<ComponentProps<typeof ButtonLink>, 'href' | 'onClick' | 'target'>

interface NoPartnersProps {
  user: WithUserType
  widget: { link(route: 'libraryConnections' | 'classrooms'): Link }
}

/** Whoever has no global partner is told what they do instead (P2 §6, decision 20). */
export function NoPartners({ user, widget }: NoPartnersProps) {
  const librarian = isLibrarian(user)
  return (
    <EmptyState
      heading="h2"
      title={t.notForYouTitle}
      text={librarian ? t.notForLibrarians : t.notForIndependent}
      action={
        <ButtonLink variant="primary" {...widget.link(librarian ? 'libraryConnections' : 'classrooms')}>
          {librarian ? t.toLibraries : t.toClassrooms}
        </ButtonLink>
      }
    />
  )
}
