import type { Plant } from '../../scripts/mutate/plant.ts'

/** My Students in the browser: the list, its stores, and the way to a profile. */
export const plants: Plant[] = [
  {
    bug: 'the student site knows who has opened it',
    in: 'src',
    text: 'if (!opened) return null opened.opener = null',
    becomes: 'if (!opened) return null',
  },
  {
    bug: 'what is skipped in one classroom is not asked for in another',
    in: 'src',
    text: '`cx-groups-away-${classroomId}`',
    becomes: '`cx-groups-away-${classroomId > 0}`',
  },
  {
    bug: 'what an operator exports is taken for the teacher’s work',
    in: 'src',
    text: "...(token_admin && { 'x-admin-token': token_admin }),",
    becomes: '',
  },
  {
    bug: 'another filter leaves posts selected',
    in: 'src',
    text: 'selection.clear()\n    $status.set(status)',
    becomes: '$status.set(status)',
  },
  {
    bug: 'a second student of a name is taken for a retry',
    in: 'src',
    text: 'key.forget()\n      added(id)',
    becomes: 'added(id)',
  },
  {
    bug: 'a retry adds a second student',
    in: 'src',
    text: 'if (text !== sent.content) sent =',
    becomes: 'sent =',
  },
  {
    bug: 'a list that has become empty in the background pops up a modal',
    in: 'src',
    text: 'searched = null\n      if (state.rows.length === 0)',
    becomes: 'if (state.rows.length === 0)',
  },
  {
    bug: 'approval of young students can be switched off',
    in: 'src',
    text: "approvalLock: isYoung ? young : isExpired ? 'expired' : null",
    becomes: "approvalLock: isExpired ? 'expired' : null",
  },
  {
    bug: 'teachers add and delete groups',
    in: 'src',
    text: 'addsAndRemoves: !inGroups || session?.operator !== undefined',
    becomes: 'addsAndRemoves: true',
  },
  {
    bug: 'groups are imported and exported',
    in: 'src',
    text: 'hasFiles: !inGroups',
    becomes: 'hasFiles: true',
  },
  {
    bug: 'what was chosen for a student is shown on, although it was refused',
    in: 'src',
    text: 'takeBack(other => other === choice)',
    becomes: 'takeBack(() => false)',
  },
  {
    bug: 'two choices for a student race each other',
    in: 'src',
    text: 'last = last.then(() => send(ids, choice))',
    becomes: 'last = send(ids, choice)',
  },
  {
    bug: 'what was chosen is shown for ever where the list does not come at once',
    in: 'src',
    text: 'leave = $shown.listen(hear)',
    becomes: 'leave = $shown.listen(() => {})',
  },
  {
    bug: 'a list from before the save takes back what was chosen',
    in: 'src',
    text: "if (at === 'ready' && isOver && choices.size > 0)",
    becomes: "if (at === 'ready' && choices.size > 0)",
  },
  {
    bug: 'the undo goes away under the fingers',
    in: 'src',
    text: 'if (ends && !isHeld && !isClosed)',
    becomes: 'if (ends && !isClosed)',
  },
  {
    bug: 'an undo that is answered late starts a clock for nobody',
    in: 'src',
    text: 'if (ends && !isHeld && !isClosed)',
    becomes: 'if (ends && !isHeld)',
  },
  {
    bug: 'the row of a deleted student stays until the next answer',
    in: 'src',
    text: 'all?.filter(({ id }) => id !== gone)',
    becomes: 'all?.filter(() => gone !== -1)',
  },
  {
    bug: 'the profile of a group opens before its name is approved',
    in: 'src',
    text: 'const waits = rights.inGroups && !is_approved_name',
    becomes: 'const waits = false',
  },
  {
    bug: 'an unknown status is shown as it came',
    in: 'src',
    text: "studentTaskStatuses.find(known => known === status) ?? 'to-do'",
    becomes: 'status as StudentTaskStatus',
  },
  {
    bug: 'a screen reader counts the rows in sight from the first',
    in: 'src',
    text: 'aria-rowindex={index === undefined ? undefined : index + 2}',
    becomes: 'aria-rowindex={index === undefined ? undefined : 2}',
  },
  {
    bug: 'what has the focus is scrolled out of the page',
    in: 'src',
    text: 'if (focused === null || focused >= rows.length || shown.includes(focused)) return shown',
    becomes: 'if (focused === null || focused >= 0) return shown',
  },
  {
    bug: 'a profile replaces the list in the history',
    in: 'host',
    text: 'pathname === location.pathname && openedIn(to) === openedIn(new URL(location.href))',
    becomes: 'pathname === location.pathname',
  },
  {
    bug: 'independent teachers ask for the percentage by category',
    in: 'src',
    text: "? { percentage_by_category: '0' as const }",
    becomes: '? {}',
  },
]
