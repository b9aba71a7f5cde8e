import { isId } from '../../contract/rules/is-id.ts'
import { screens as t } from '../../core/messages/screens.ts'
import type { Place } from '../../core/navigation/place.ts'
import { attributeName } from '../attributes.ts'

/** An element that shows a route, whose params it has as attributes of the same names. */
export interface OwnScreen {
  tag: `cx-${string}`
  /** What is said when it opens. */
  title: string
}

/** Routes that elements show themselves, as a page of the host app would. A tag that is not there yet is left out. */
const ownScreens: Partial<Record<Place['route'], OwnScreen>> = {
  editClassroom: { tag: 'cx-edit-classroom', title: t.titles.editClassroom },
  chooseCourse: { tag: 'cx-choose-course', title: t.titles.chooseCourse },
  taskDetail: { tag: 'cx-task-detail', title: t.titles.taskDetail },
}

/** What shows a place; undefined where nothing does, or its ids are none, as a page may have written them. */
export function ownScreen({ route, params }: Place): OwnScreen | undefined {
  const screen = ownScreens[route]
  return screen && customElements.get(screen.tag) && Object.values(params).every(isId) ? screen : undefined
}

/** Params as attributes: `classroomId` is `classroom-id`. */
export const attributesOf = ({ params }: Place): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [attributeName(name), value]))
