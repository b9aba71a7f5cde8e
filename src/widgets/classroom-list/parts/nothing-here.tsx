import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ClassroomListHandle } from '../types.ts'
import { CreateLink } from './create-link.tsx'

/** The question leaves every classroom out; `isOfValue` when it asks for a value, not for a text. */
export function NothingFound({ isOfValue, onClear }: { isOfValue: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={common.noResults}
      text={isOfValue ? t.noResultsOfValue : t.noResults}
      action={<Button onClick={onClear}>{isOfValue ? t.clearFilter : t.clearSearch}</Button>}
    />
  )
}

/** There is no classroom at all: what this person does to get one. */
export function NothingYet({ user, widget }: { user: User; widget: ClassroomListHandle }) {
  return isLibrarian(user) ? (
    <EmptyState
      title={t.noneYetTitle}
      text={t.noneYetLibrarian}
      action={
        <ButtonLink variant="primary" {...widget.link('libraryConnections')}>
          {t.findLibrary}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={t.noneYetTitle} text={t.noneYet} action={<CreateLink user={user} widget={widget} />} />
  )
}
