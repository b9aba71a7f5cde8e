import { classroom as t } from '../../../core/messages/classroom.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft } from '../../../ui/icons.ts'

/** The way back to My Classrooms. */
export function BackLink({ widget }: { widget: Pick<WidgetHandle, 'link'> }) {
  return (
    <a className="back" {...widget.link('classrooms')}>
      <Icon path={chevronLeft} size={18} />
      {t.back}
    </a>
  )
}
