import type { ComponentProps } from 'react'
import { createLoad } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { useStore } from '../../../core/use-store.ts'
import { FormOutline } from '../../../parts/form-outline.tsx'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import type { LoadedTask } from '../../../parts/tasks/editor/loaded-task.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** The code of the form, once for all elements of a page. */
const form = createLoad(
  async () => ({ data: (await import('../../../parts/tasks/editor/loaded-task.tsx')).LoadedTask }),
  { failed: t.later },
)

/** Has the code come along with what the form is about, not after it. */
export const useFormCode = () => useStore(form.$state)

/** The shape of the form while it is coming. */
export function Coming() {
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <FormOutline fields={5} />
    </>
  )
}

/** The form of a task as soon as its code is there. */
export function LaterForm(props: ComponentProps<typeof LoadedTask>) {
  const state = useFormCode()
  if (state.at === 'ready') return <state.data {...props} />
  if (state.at === 'loading') return <Coming />
  return <LoadFailure heading="h2" title={t.loadTitle} reason={state.reason} onRetry={form.retry} />
}
