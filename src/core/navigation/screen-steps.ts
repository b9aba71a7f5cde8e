import type { ReadableAtom } from 'nanostores'
import type { RouteName } from './paths.ts'
import type { Place } from './place.ts'
import { createScreenHistory } from './screen-history.ts'
import { browserHistory } from './screen-platform.ts'

interface KeepSteps<Step extends number> {
  /** Name of the wizard, the same whenever the page is shown again. */
  name: string
  route: RouteName
  /** What is filled in: entries of something else, such as of what is created by now, change nothing. */
  draftId: () => string
  /** The step that is shown. Later ones have higher numbers. */
  $step: ReadableAtom<Step>
  show: (step: Step) => void
}

/**
 * Notes the steps of a wizard in the page's history, as the screens of an element are (screen-history.ts): the browser's
 * Back shows the step before. The wizard says where it stands, also when it comes again with what was kept of it; the
 * history follows it.
 *
 * @returns what ends it
 */
export function keepSteps<Step extends number>({
  name,
  route,
  draftId,
  $step,
  show,
}: KeepSteps<Step>): () => void {
  const stepOf = ({ params }: Place) => Number(params.step) as Step
  const history = createScreenHistory(name, place => place.params.of === draftId())
  const [oldest] = history.$screens.get()
  /** What was shown before the first of ours. */
  let base = oldest ? (Number(oldest.params.base) as Step) : $step.get()
  // an entry that is noted while the browser is still on its way back would be the one that it leaves
  let isGoingBack = false

  function keep(step: Step, byPage = false): void {
    if (isGoingBack) return
    const steps = [base, ...history.$screens.get().map(stepOf)]
    const last = steps.at(-1) ?? base
    if (step === last) return
    if (step > last) {
      const of = draftId()
      history.open({ route, params: { step, base, of }, path: `/${of}/${step}` }, true)
      return
    }
    const left = steps.indexOf(step)
    if (left === -1) base = step
    if (steps.length > 1) isGoingBack = history.closeTo(Math.max(0, left), byPage)
  }

  keep($step.get(), true)
  const stops = [
    history.start(),
    history.$screens.listen(screens => {
      const place = screens.at(-1)
      show(place ? stepOf(place) : base)
    }),
    $step.listen(step => keep(step)),
    browserHistory.onHistory(() => {
      isGoingBack = false
      keep($step.get())
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
