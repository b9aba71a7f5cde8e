import { homeName } from '../../../core/classrooms/home-name.ts'
import { $user } from '../../../core/session/session.ts'
import { useStore } from '../../../core/use-store.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft } from '../../../ui/icons.ts'

/** The way back to the list. */
export function BackLink({ widget }: { widget: Pick<WidgetHandle, 'link'> }) {
  const user = useStore($user)
  return (
    <a className="back" {...widget.link('classrooms')}>
      <Icon path={chevronLeft} size={18} />
      {homeName(user)}
    </a>
  )
}
