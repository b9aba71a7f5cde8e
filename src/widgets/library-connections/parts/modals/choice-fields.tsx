import type { FormControls } from '../../../../core/forms/use-form.ts'
import type { RequestChoices } from '../../../../core/libraries/request-choices.ts'
import type { LibraryRequestFormStore } from '../../../../core/libraries/request-form.ts'
import type { ListState } from '../../../../core/lists/list-state.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'

interface ChoiceFieldsProps {
  controls: FormControls<LibraryRequestFormStore['form']>
  choices: RequestChoices
}

type Choice = ListState<{ id: number; name: string }, string | null>

/** What may be chosen by now; nothing while that is not known. */
const rowsOf = (list: Choice) => (list.at === 'ready' ? list.rows : [])
const optionsOf = (list: Choice) => rowsOf(list).map(({ id, name }) => ({ value: String(id), label: name }))
const isNone = (list: Choice) => list.at === 'ready' && list.rows.length === 0

/** The age range of the chosen topics, and the course of both (P2 §5). */
export function ChoiceFields({ controls, choices }: ChoiceFieldsProps) {
  const { draft, busy } = controls
  const ages = useStore(choices.ages.$list)
  const courses = useStore(choices.courses.$list)
  const hasTopics = draft.topics.length > 0
  const hasNoAges = hasTopics && isNone(ages)
  const isCourseReady = hasTopics && (draft.age_range_id !== null || hasNoAges)
  return (
    <>
      <Select
        label={t.fields.age_range_id}
        hint={!hasTopics && t.topicsFirst}
        placeholder={hasNoAges ? t.notApplicable : t.chooseAge}
        disabled={busy || !hasTopics || hasNoAges}
        options={optionsOf(ages)}
        {...controls.idChoice('age_range_id')}
      />
      <NotLoaded label={t.fields.age_range_id} list={ages} onRetry={choices.ages.retry} />
      <Select
        label={t.fields.course_id}
        hint={!isCourseReady ? t.ageFirst : isNone(courses) && t.noCourses}
        placeholder={t.chooseCourse}
        disabled={busy || !isCourseReady}
        options={optionsOf(courses)}
        {...controls.idChoice('course_id')}
      />
      <NotLoaded label={t.fields.course_id} list={courses} onRetry={choices.courses.retry} />
    </>
  )
}

/** A list that did not come, with a way to try again. */
function NotLoaded({ label, list, onRetry }: { label: string; list: Choice; onRetry: () => Promise<void> }) {
  if (list.at !== 'failed') return null
  const retry = (
    <Button size="small" onClick={() => void onRetry()}>
      {common.retry}
    </Button>
  )
  return (
    <Notice tone="danger" action={retry}>
      {label}: {list.reason}
    </Notice>
  )
}
