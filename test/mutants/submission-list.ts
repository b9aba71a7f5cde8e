import type { Plant } from '../../scripts/mutate/plant.ts'

/** Submissions in the browser: the list, what is selected and changed, and the way to one of them. */
export const plants: Plant[] = [
  {
    bug: 'what is selected is kept with another filter',
    in: 'src',
    text: 'selection.clear() list.ask({ ...changes, linked: null })',
    becomes: 'list.ask({ ...changes, linked: null })',
  },
  {
    bug: 'a change goes without the version that was seen',
    in: 'src',
    text: '=> posts.map(({ id, version }) => ({ id, version }))',
    becomes: '=> posts.map(({ id }) => id)',
  },
  {
    bug: 'the link to a submission is left out by the filter',
    in: 'src',
    text: '...(linked !== null && { submission_id: linked })',
    becomes: '...(linked === 0 && { submission_id: linked })',
  },
  {
    bug: 'of the partner’s students posts are asked for as of the own',
    in: 'src',
    text: "if (isPartner) return callPoll(about, 'GET /api/teacher/classrooms/{id}/submissions-partner', {}, params)",
    becomes: '',
  },
  {
    bug: 'the undo stays in sight for good',
    in: 'src',
    text: 'if (!isHeld && isShort($told.get())) stop = platform.after(',
    becomes: 'if (isHeld && isShort($told.get())) stop = platform.after(',
  },
  {
    bug: 'a change is told without its undo',
    in: 'src',
    text: 'action, undo: kept })',
    becomes: 'action, undo: null })',
  },
  {
    bug: 'what somebody else has changed is told as an error',
    in: 'src',
    text: 'if (now.length > 0) show({',
    becomes: 'if (now.length > 999) show({',
  },
  {
    bug: 'what was changed meanwhile is changed by the version before',
    in: 'src',
    text: 'posts.map(post => now.find(({ id }) => id === post.id) ?? post)',
    becomes: 'posts.map(post => (now.length > 999 ? (now[0] ?? post) : post))',
  },
  {
    bug: 'hidden tasks are offered as filters',
    in: 'src',
    text: '.filter(({ id, is_hidden }) => !is_hidden || id === asked)',
    becomes: '.filter(({ id }) => id > 0 || id === asked)',
  },
  {
    bug: 'a whole class is filtered by Pending',
    in: 'src',
    text: "filter === 'pending' || !postsAsOne(classroom.course_student_group_type_id)",
    becomes: "filter === 'pending' || !postsAsOne(9 as never)",
  },
  {
    bug: 'submissions are selected in an expired exchange',
    in: 'src',
    text: 'disabled={context.isExpired}',
    becomes: 'disabled={context.isExpired && isSelected}',
  },
  {
    bug: 'an address of a partner’s submission does not say so',
    in: 'src',
    text: 'also: { filterBy: filter, partner: isPartner || null },',
    becomes: 'also: { filterBy: filter, partner: null },',
  },
  {
    bug: 'a submission that a link led to stays in a list whose filter leaves it out',
    in: 'src',
    text: 'post.id !== linked || isAskedFor(filter, post)',
    becomes: 'post.id !== linked || isAskedFor(null, post)',
  },
  {
    bug: 'the filter of one’s own hides what a link led to at the partner’s',
    in: 'src',
    text: 'rows.filter(post => isPartner || post.id',
    becomes: 'rows.filter(post => post.id',
  },
  {
    bug: 'a filter by one task lets the others through',
    in: 'src',
    text: '(asked.task ?? class_task.id) === class_task.id',
    becomes: '(asked.task ?? class_task.id) > 0',
  },
  {
    bug: 'what is selected and has gone from the list takes the place of others',
    in: 'src',
    text: 'if (left.length < $selected.get().size) set(left)',
    becomes: 'if (left.length < 0) set(left)',
  },
  {
    bug: 'a question about the list stops the page over a desk',
    in: 'src',
    text: '{!isAside && ( <PostChanges',
    becomes: '{(isAside || !isAside) && ( <PostChanges',
  },
  {
    bug: 'a second press on Select all selects the same again',
    in: 'src',
    text: 'onChange={() => onSelectAll(selected < most)}',
    becomes: 'onChange={() => onSelectAll(selected < count)}',
  },
  {
    bug: 'the focus leaves what was pressed with the next submission',
    in: 'src',
    text: 'was !== null && keepsFocus ? undefined',
    becomes: 'was === null && keepsFocus ? undefined',
  },
  {
    bug: 'rows end with the first hundred',
    in: 'src',
    text: '<Button onClick={() => setMost(most + STEP)}>',
    becomes: '<Button onClick={() => setMost(most)}>',
  },
  {
    bug: 'a submission stays open with another tab',
    in: 'src',
    text: 'const now = { ...NOTHING_OPEN, ...opened }',
    becomes: 'const now = { ...opened }',
  },
  {
    bug: 'a notification of a whole class opens no submission',
    in: 'src',
    text: "if (tab === 'submissions' && posts) return { tab, opened: { submissionId: about } }",
    becomes: "if (tab === 'submissions' && posts) return { tab }",
  },
  {
    bug: 'each submission at the desk is a step in the history',
    in: 'host',
    text: "searchParams.has('submissionId')",
    becomes: "searchParams.get('submissionId')",
  },
]
