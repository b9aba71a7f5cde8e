import type { ReviewedClassroom } from '../../../contract/entities/reviewed-classroom.ts'
import { postsAsOne } from '../../../contract/rules/group-types.ts'
import { askedBy, filterOfTask } from '../../../contract/rules/submission-filter.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import type { SubmissionListStore } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { grid, list } from '../../../ui/icons.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'

interface ToolbarProps {
  store: SubmissionListStore
  classroom: ReviewedClassroom
  isPartner: boolean
  onPartner: (isPartner: boolean) => void
  view: ListView
  onView: (view: ListView) => void
}

const views = [
  { value: 'list', label: t.views.list, icon: list },
  { value: 'grid', label: t.views.grid, icon: grid },
] as const

const sides = [
  { value: 'own', label: t.own },
  { value: 'partner', label: t.partner },
] as const

/** Whose submissions are shown, which of them, and how (P3 §2 Submissions). */
export function Toolbar({ store, classroom, isPartner, onPartner, view, onView }: ToolbarProps) {
  const hasPartner = classroom.class_pairing?.status === 'paired'
  return (
    <div className="toolbar">
      <SegmentedControl label={t.view} value={view} onChange={onView} options={views} iconOnly />
      {(hasPartner || isPartner) && (
        <SegmentedControl
          label={t.whose}
          value={isPartner ? 'partner' : 'own'}
          onChange={side => onPartner(side === 'partner')}
          options={sides}
        />
      )}
      <div className="filter">
        {isPartner ? <ApprovedAlone /> : <Filter store={store} classroom={classroom} />}
      </div>
    </div>
  )
}

const approved = { value: 'approved', label: t.approved }

/** Of the partner's students there is nothing else (P2 §2). */
const ApprovedAlone = () => (
  <Select label={t.filterBy} value="approved" onChange={() => {}} options={[approved]} />
)

/**
 * Approved, Pending, where each one posts for themselves, and the tasks that students see. What is asked for is among
 * them in any case, as by a link: otherwise all would stand there as chosen.
 */
function Filter({ store, classroom }: Pick<ToolbarProps, 'store' | 'classroom'>) {
  const { filter } = useStore(store.$question)
  const { tasks } = classroom
  const asked = askedBy(filter).task
  const isUnknown = asked !== null && tasks.every(({ id }) => id !== asked)
  const hasPending = filter === 'pending' || !postsAsOne(classroom.course_student_group_type_id)
  const options = [
    approved,
    ...(hasPending ? [{ value: 'pending', label: t.pending }] : []),
    ...tasks
      .filter(({ id, is_hidden }) => !is_hidden || id === asked)
      .map(({ id, task_name }) => ({ value: filterOfTask(id), label: task_name })),
    // deleted meanwhile
    ...(isUnknown ? [{ value: filterOfTask(asked), label: t.thisTask }] : []),
  ]
  return (
    <Select
      label={t.filterBy}
      value={filter ?? ''}
      onChange={chosen => store.show({ filter: chosen || null })}
      placeholder={t.everything}
      options={options}
    />
  )
}
