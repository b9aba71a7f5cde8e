import type { Plant } from '../../scripts/mutate/plant.ts'

/** My Tasks in the browser: the list, its order, who sees a task, and the rights. */
export const plants: Plant[] = [
  {
    bug: 'a search that finds nothing is not taken back',
    in: 'src',
    text: 'list.$question.set(found)',
    becomes: 'list.$question.set({ ...list.$question.get() })',
  },
  {
    bug: 'a task is shown where it was to be hidden',
    in: 'src',
    text: '{ is_hidden: hides },',
    becomes: '{ is_hidden: !hides },',
  },
  {
    bug: 'a second move goes by the order before the first',
    in: 'src',
    text: "const order_version = known ?? rows()[0]?.order_version ?? ''",
    becomes: "const order_version = rows()[0]?.order_version ?? known ?? ''",
  },
  {
    bug: 'an order that somebody else has changed is told as an error',
    in: 'src',
    text: 'if (code === TASK_ORDER_CHANGED)',
    becomes: 'if (code === -TASK_ORDER_CHANGED)',
  },
  {
    bug: 'a pairing without a course shows no tasks',
    in: 'src',
    text: "needsCourse: course_id === null && class_pairing?.status !== 'paired'",
    becomes: 'needsCourse: course_id === null && class_pairing !== undefined',
  },
  {
    bug: 'basic independent teachers have the library',
    in: 'src',
    text: 'hasLibrary: isIndependent(user) && !isIndependentBasic(user) && !isExpired',
    becomes: 'hasLibrary: isIndependent(user) && !isExpired',
  },
  {
    bug: 'a task that is dragged down comes one place too far',
    in: 'src',
    text: 'return slot > this.#held.from ? slot - 1 : slot',
    becomes: 'return slot',
  },
  {
    bug: 'a task that is dropped where it was is moved',
    in: 'src',
    text: 'if (isDropped && was.to !== was.from && was.row.isConnected)',
    becomes: 'if (isDropped && was.row.isConnected)',
  },
  {
    bug: 'from right to left cards come on the wrong side',
    in: 'src',
    text: 'this.#at.x < left + width / 2 !== isFromRight',
    becomes: 'this.#at.x < left + width / 2 || isFromRight',
  },
  {
    bug: 'what is longer than the list tells looks whole',
    in: 'src',
    text: 'characters.length <= letters && characters.length < LISTED_PROMPT_MAX_CHARACTERS',
    becomes: 'characters.length <= letters',
  },
  {
    bug: 'a list in which nothing can be moved has no word why',
    in: 'src',
    text: 'isExpired ? `${id}-expired` : isWhole ? null : `${id}-searched`',
    becomes: 'isExpired ? `${id}-expired` : isWhole ? null : `${id}-drag`',
  },
  {
    bug: 'the order that a partner has changed shows on as it was',
    in: 'src',
    text: 'before.place === after.place && before.isHidden === after.isHidden',
    becomes: 'before.isHidden === after.isHidden',
  },
]
