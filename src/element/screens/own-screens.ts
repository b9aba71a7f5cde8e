import { isId } from '../../contract/rules/is-id.ts'
import { screens as t } from '../../core/messages/screens.ts'
import type { Place } from '../../core/navigation/place.ts'
import { attributeName } from '../attributes.ts'

/** An element that shows a route, whose params it has as attributes of the same names. */
export interface OwnScreen {
  tag: `cx-${string}`
  /** What is said when it opens. */
  title: string
  /** Values of the query that it has as attributes, besides the params. */
  query?: readonly string[]
  /** Attributes that it has for this route, whatever the address says. */
  fixed?: Readonly<Record<string, string>>
}

/** Routes that elements show themselves, as a page of the host app would. A tag that is not there yet is left out. */
const ownScreens: Partial<Record<Place['route'], OwnScreen>> = {
  editClassroom: { tag: 'cx-edit-classroom', title: t.titles.editClassroom },
  chooseCourse: { tag: 'cx-choose-course', title: t.titles.chooseCourse },
  taskDetail: { tag: 'cx-task-detail', title: t.titles.taskDetail },
  recordUpload: { tag: 'cx-record-upload', title: t.titles.recordUpload, query: ['submission_id'] },
  videoRecord: {
    tag: 'cx-record-upload',
    title: t.titles.videoRecord,
    query: ['submission_id'],
    fixed: { record: '' },
  },
  submissionDetail: { tag: 'cx-submission-detail', title: t.titles.submissionDetail, query: ['response'] },
}

/** What shows a place; undefined where nothing does, or its ids are none, as a page may have written them. */
export function ownScreen({ route, params }: Place): OwnScreen | undefined {
  const screen = ownScreens[route]
  return screen && customElements.get(screen.tag) && Object.values(params).every(isId) ? screen : undefined
}

/** Params and query as attributes: `classroomId` is `classroom-id`, `submission_id` is `submission-id`. */
export function attributesOf({ route, params, path }: Place): Record<string, unknown> {
  const { query = [], fixed } = ownScreens[route] ?? {}
  const asked = new URLSearchParams(path.split('?')[1])
  return {
    ...Object.fromEntries(query.map(name => [name.replaceAll('_', '-'), asked.get(name) ?? undefined])),
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [attributeName(name), value])),
    ...fixed,
  }
}
