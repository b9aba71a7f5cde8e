import { useEffect, useState } from 'react'
import { createHiding } from '../../../core/libraries/hiding.ts'
import { createLibraryList } from '../../../core/libraries/library-list.ts'
import { type AskedRequests, readLibraryQuestion } from '../../../core/libraries/library-question.ts'
import { createActiveClassrooms, createOwnRequests } from '../../../core/libraries/own-lists.ts'

/**
 * The stores of one element; what the page asks for is asked for.
 * @param tell hears which request was hidden, or is shown again (null: all)
 */
export function useLibraries(
  { filter, order, topics, ages, courseId, page }: AskedRequests,
  tell: (id: number | null, change: 'hidden' | 'shown') => void,
) {
  const [list] = useState(() =>
    createLibraryList(readLibraryQuestion({ filter, order, topics, ages, courseId, page })),
  )
  const [own] = useState(createOwnRequests)
  const [classrooms] = useState(createActiveClassrooms)
  const [hiding] = useState(() =>
    createHiding({
      takeOut: list.takeOut,
      putBack: list.putBack,
      changed(id, act) {
        tell(id, act === 'hide' ? 'hidden' : 'shown')
        void list.refresh().then(() => {
          if (id === null) list.catchUp()
        })
      },
    }),
  )
  useEffect(() => hiding.stop, [hiding])
  useEffect(
    () => list.ask(readLibraryQuestion({ filter, order, topics, ages, courseId, page })),
    [list, filter, order, topics, ages, courseId, page],
  )
  return { list, own, classrooms, hiding }
}
