import { createLoad } from '../../../core/http/load.ts'
import { useStore } from '../../../core/use-store.ts'
import type { ClassViewButtonProps } from '../../../parts/students/profile/class-view-button.tsx'

const view = createLoad(async () => ({
  data: (await import('../../../parts/students/profile/class-view-button.tsx')).ClassViewButton,
}))

/** The Student View of a whole class, whose code comes where there is one; My Students is hidden there (P2 §2). */
export function ClassView(props: ClassViewButtonProps) {
  const state = useStore(view.$state)
  return state.at === 'ready' ? <state.data {...props} /> : null
}
