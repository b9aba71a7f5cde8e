import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { creationRoute } from '../../../core/navigation/creation-route.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { add } from '../../../ui/icons.ts'
import type { ClassroomListHandle } from '../types.ts'

/** The way to a new classroom exchange, which librarians do not have (P1 §6). */
export function CreateLink({ user, widget }: { user: User; widget: ClassroomListHandle }) {
  if (isLibrarian(user)) return null
  return (
    <ButtonLink variant="primary" icon={add} {...widget.link(creationRoute(user))}>
      {t.create}
    </ButtonLink>
  )
}
