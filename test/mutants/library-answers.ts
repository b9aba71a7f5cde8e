import type { Plant } from '../../scripts/mutate/plant.ts'

/** Until when answers about libraries hold, what is counted in them, what waits for what, and what keeps its place on the page. */
export const plants: Plant[] = [
  {
    bug: 'connecting costs one token, whatever the subject costs',
    in: 'server',
    text: '...{ subject_id: subject.id, amount: subject.number_of_tokens },',
    becomes: '...{ subject_id: subject.id, amount: 1 },',
  },
  {
    bug: 'how many are hidden is counted among what is asked for alone',
    in: 'server',
    text: 'select count(*)::int from library_requests q where ${ofOthers(viewerId, at)} and ${allOf(viewerId, true)}',
    becomes:
      'select count(*)::int from library_requests q cross join own where ${wanted} and ${allOf(viewerId, true)}',
  },
  {
    bug: 'the number of requests counts those that one has hidden',
    in: 'server',
    text: 'where ${wanted} and ${allOf(viewerId, isHidden)}',
    becomes: 'where ${wanted} and (q.teacher_id in (select id from offering)) is true',
  },
  {
    bug: 'one’s own requests are answered 304 with addresses of documents that have ended',
    in: 'server',
    text: 'documentsHoldUntil(now), row.is_connected',
    becomes: 'row.is_connected',
  },
  {
    bug: 'the courses of the form are answered 304 with addresses of documents that have ended',
    in: 'server',
    text: 'shownCourse(services.tokens, row)), freshUntil: documentsHoldUntil() }',
    becomes: 'shownCourse(services.tokens, row)), freshUntil: documentsHoldUntil() * 2 }',
  },
  {
    bug: 'the requests of others are answered 304 beyond the day with which a subscription ends',
    in: 'server',
    text: 'Math.min(now + LIBRARY_VIEWS_LATE_MS, endOfDay(dayOf(now)), ...ends)',
    becomes: 'Math.min(now + LIBRARY_VIEWS_LATE_MS, endOfDay(dayOf(now)) * 2, ...ends)',
  },
  {
    bug: 'active classrooms are answered 304 when another one begins',
    in: 'server',
    text: 'data: active.map(shown), freshUntil: Math.min(endOfDay(dayOf(now)), ...ends)',
    becomes: 'data: active.map(shown), freshUntil: Math.min(endOfDay(dayOf(now)) * 2, ...ends)',
  },
  {
    bug: 'a post that was deleted says when a classroom was active last',
    in: 'server',
    text: "where p.classroom_id = c.id and p.status <> 'deleted' ) latest",
    becomes: 'where p.classroom_id = c.id) latest',
  },
  {
    bug: 'active classrooms are answered 304 with the address of a picture that has ended',
    in: 'server',
    text: 'statusHoldsUntil(teacher, row, now), avatarHoldsUntil(row.partner?.avatar ?? null, now),',
    becomes: 'statusHoldsUntil(teacher, row, now), avatarHoldsUntil(null, now),',
  },
  {
    bug: 'who deletes a request does not wait for who connects',
    in: 'server',
    text: 'await lockTeacher(transaction, teacher.id) await ownRequest(transaction, teacher.id, id) await deleteRequest(transaction, id)',
    becomes:
      'void lockTeacher\n    await ownRequest(transaction, teacher.id, id)\n    await deleteRequest(transaction, id)',
  },
  {
    bug: 'a request is posted again as it was before one waited',
    in: 'server',
    text: 'await lockTeacher(transaction, teacher.id) const own = await ownRequest(transaction, teacher.id, id)',
    becomes: 'void lockTeacher\n    const own = await ownRequest(transaction, teacher.id, id)',
  },
  {
    bug: 'schools are not held: a subscription ends while two libraries are connected',
    in: 'server',
    text: 'await db.execute( sql`select 1 from schools where id in (select t.school_id from teachers t where ${those}) order by id for share`, )',
    becomes: '',
  },
  {
    bug: 'who has viewed which request is kept for ever',
    in: 'server',
    text: 'sweep: [requestsSweep, viewersSweep],',
    becomes: 'sweep: [requestsSweep].concat(viewersSweep ? [] : []),',
  },
  {
    bug: 'whoever comes to a page that is gone by now sees nothing',
    in: 'src',
    text: "if (!steady.hear(state) || state.at !== 'ready') return const last = pagesOf(state.rows[0]?.total ?? 0, LIBRARY_REQUESTS_PAGE_ROWS) if (state.question.page > last) ask({ page: last })",
    becomes: "if (!steady.hear(state) || state.at !== 'ready') return\n      void pagesOf",
  },
  {
    bug: 'Show All overtakes what was hidden just before',
    in: 'src',
    text: "const job = line .then(() => call('DELETE /api/teacher/librarian-connection-request/delete-hidden'))",
    becomes: "const job = call('DELETE /api/teacher/librarian-connection-request/delete-hidden')",
  },
  {
    bug: 'what Show All has shown stays as it was until one asks for it',
    in: 'src',
    text: 'if (id === null) list.catchUp()',
    becomes: 'if (id === undefined) list.catchUp()',
  },
  {
    bug: 'a page asks for more topics than the server takes',
    in: 'src',
    text: '.filter(isId).slice(0, LIBRARY_TOPICS_MAX)',
    becomes: '.filter(isId).slice(0, LIBRARY_TOPICS_MAX * 9)',
  },
  {
    bug: 'what was put back counts as taken out',
    in: 'src',
    text: 'out: seen.out.filter(other => other !== taken)',
    becomes: 'out: seen.out',
  },
  {
    bug: 'who is not validated asks for the requests of others, and is refused',
    in: 'src',
    text: '{!isWaiting && ( <Others',
    becomes: '{(!isWaiting || user) && ( <Others',
  },
  {
    bug: 'so many new requests that none of the page is left are offered to nobody',
    in: 'src',
    text: 'shown.length < pageRows || lastSeen === -1 ? latest.length',
    becomes: 'shown.length < pageRows ? latest.length',
  },
]
