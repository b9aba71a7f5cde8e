import { homeName } from '../../core/classrooms/home-name.ts'
import { classroom as t } from '../../core/messages/classroom.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Trouble } from '../../parts/classroom-trouble.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { DeepLink } from './deep-link.ts'
import { ClassroomPage } from './parts/classroom-page.tsx'
import type { ClassroomHandle } from './types.ts'
import { wantedClassroom } from './wanted-classroom.ts'

export interface ClassroomProps extends DeepLink {
  /** The classroom to show. */
  classroomId?: number
  /** The open tab; one that the classroom does not have counts as the dashboard. */
  tab?: string
  /** The general information is folded. */
  collapseInformation?: boolean
  /** The tabs come to the top of the window as soon as they are there, if `tab` names one of them. */
  scrollToTab?: boolean
  widget: ClassroomHandle
}

/** cx-classroom. Another id is another page from scratch, so that nothing of one classroom shows under another. */
export function ClassroomView(props: ClassroomProps) {
  const { classroomId, tab, collapseInformation = false, scrollToTab = false, widget } = props
  const user = useStore($user)
  const wanted = wantedClassroom(classroomId, widget.element.getAttribute('classroom-id'))
  if (wanted.at === 'classroom') {
    return (
      <ClassroomPage
        key={wanted.id}
        id={wanted.id}
        tab={tab}
        collapsed={collapseInformation}
        link={props}
        scrollToTab={scrollToTab}
        widget={widget}
      />
    )
  }
  return (
    <div className="screen">
      {wanted.at === 'none' && <EmptyState heading="h2" title={t.chooseTitle} text={t.choose} />}
      {wanted.at === 'wrong' && (
        <>
          <BackLink to={widget.link('classrooms')} label={homeName(user)} />
          <Trouble title={t.wrongIdTitle} text={t.wrongId} />
        </>
      )}
    </div>
  )
}
