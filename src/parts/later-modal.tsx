import type { ComponentType } from 'react'
import type { Load } from '../core/http/load.ts'
import { common } from '../core/messages/common.ts'
import { useStore } from '../core/use-store.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Failure } from './failure.tsx'

interface LaterModalProps<Props> {
  view: Load<ComponentType<Props>>
  /** What is told that the view did not come under. */
  title: string
  props: Props
}

/** A modal whose code comes with the first press; that it did not come is told in one, too. */
export function LaterModal<Props extends { onClose: () => void }>(later: LaterModalProps<Props>) {
  const { view, title, props } = later
  const state = useStore(view.$state)
  if (state.at === 'ready') return <state.data {...props} />
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <Failure
        title={title}
        reason={state.at === 'failed' ? state.reason : null}
        onClose={props.onClose}
        onRetry={view.retry}
      />
    </>
  )
}
