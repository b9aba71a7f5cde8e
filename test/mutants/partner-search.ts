import type { Plant } from '../../scripts/mutate/plant.ts'

/** A global partner in the browser: whom a search finds, what a request costs, and what becomes of it. */
export const plants: Plant[] = [
  {
    bug: 'the search begins with all ages where the classroom has none',
    in: 'src',
    text: 'classroom.age_range_id ?? ageRanges.find(({ name }) => name === DEFAULT_PARTNER_AGES)?.id',
    becomes:
      'classroom.age_range_id ?? ageRanges.find(({ name }) => name === `${DEFAULT_PARTNER_AGES}.`)?.id',
  },
  {
    bug: 'a filter without a value is sent',
    in: 'src',
    text: 'filters[name].length > 0 ? [[filterKey(name), [...filters[name]]]] : [],',
    becomes: '[[filterKey(name), filters[name].length > 0 ? [...filters[name]] : [0]]],',
  },
  {
    bug: 'an answer to an older search replaces one to a newer',
    in: 'src',
    text: 'const next = await answer(wanted, mine.signal) if (running !== mine) return',
    becomes: 'const next = await answer(wanted, new AbortController().signal)',
  },
  {
    bug: 'a last page that is empty by now stays empty',
    in: 'src',
    text: 'next.partners.length === 0 && next.page > 1',
    becomes: 'next.partners.length === 0 && next.page > 1_000',
  },
  {
    bug: 'a new search shows the page of the one before',
    in: 'src',
    text: 'search: () => ask({ filters: $filters.get(), page: 1 })',
    becomes: 'search: () => ask({ filters: $filters.get(), page: asked?.page ?? 1 })',
  },
  {
    bug: 'somebody can be invited once more as soon as they are',
    in: 'src',
    text: 'classroomId === null || classroom.id === classroomId ? { ...classroom, pending_request_id: requestId }',
    becomes: 'classroomId === null ? { ...classroom, pending_request_id: requestId }',
  },
  {
    bug: 'an invitation that is tried again is another one',
    in: 'src',
    text: '{ idempotencyKey: key.of(body) }',
    becomes: '{ idempotencyKey: key.of({ ...body, at: Math.random() }) }',
  },
  {
    bug: 'an invitation is sent twice',
    in: 'src',
    text: "if ($progress.get().at === 'sending' || noteIssue($note.get())) return",
    becomes: 'if (noteIssue($note.get())) return',
  },
  {
    bug: 'tokens of any subject pay',
    in: 'src',
    text: 'exchange_tokens_balance.find(({ id }) => id === subjectId)?.balance_tokens ?? 0',
    becomes: 'exchange_tokens_balance[0]?.balance_tokens ?? 0',
  },
  {
    bug: 'a purchase opens over a page that sells by itself',
    in: 'src',
    text: "if (widget.emit('cx-purchase-asked', asked)) setOffer({ ...asked, reason: said ?? sentence })",
    becomes:
      "if (widget.emit('cx-purchase-asked', asked) || asked) setOffer({ ...asked, reason: said ?? sentence })",
  },
  {
    bug: 'a request is accepted with another classroom than the one that was chosen',
    in: 'src',
    text: 'onClick={() => acts.ask(action, own?.id ?? null)}',
    becomes: 'onClick={() => acts.ask(action, matched[0]?.id ?? null)}',
  },
  {
    bug: 'a request is accepted again under another key',
    in: 'src',
    text: 'idempotencyKey: key.of({ id, ...body })',
    becomes: 'idempotencyKey: key.of({ id: Math.random(), ...body })',
  },
  {
    bug: 'what cannot be done any more can be pressed',
    in: 'src',
    text: "disabled={!may.includes(action) || (action === 'accept' && !own)}",
    becomes: "disabled={(!may.includes(action) && id === 0) || (action === 'accept' && !own)}",
  },
  {
    bug: 'a request is accepted without the tokens for it',
    in: 'src',
    text: "disabled={isShort || (action === 'decline' && noteIssue(note) !== undefined)}",
    becomes: "disabled={(isShort && busy) || (action === 'decline' && noteIssue(note) !== undefined)}",
  },
  {
    bug: 'a request that was refused is shown as before',
    in: 'src',
    text: 'refused() { onChanged() void refresh() }',
    becomes: 'refused() { onChanged(); if (id === 0) void refresh() }',
  },
  {
    bug: 'an invitation of another account is a failure like any other',
    in: 'src',
    text: 'if (errorCode !== CONNECTION_OF_ANOTHER && errorCode !== PARTNERS_FORBIDDEN) return null',
    becomes: 'if (errorCode !== PARTNERS_FORBIDDEN) return null',
  },
  {
    bug: 'a classroom for a request is no partner of its language',
    in: 'src',
    text: '{ lang_native_id: lang_instruction.id, lang_instruction_id: lang_native.id }',
    becomes: '{ lang_native_id: lang_native.id, lang_instruction_id: lang_instruction.id }',
  },
  {
    bug: 'a classroom for a request leads to the list',
    in: 'src',
    text: 'invitationId !== null ? widget.goOn(',
    becomes: 'invitationId === 0 ? widget.goOn(',
  },
  {
    bug: 'a search that was left waits for Search once more',
    in: 'src',
    text: 'if (asked) void ask(asked)',
    becomes: '',
  },
  {
    bug: 'a search begins where the one before was given up',
    in: 'src',
    text: 'setChoosing(false) void kept.discard()',
    becomes: 'setChoosing(false)',
  },
  {
    bug: 'the note of an invitation is there after it was sent',
    in: 'src',
    text: 'key.forget() void kept.discard()',
    becomes: 'key.forget()',
  },
  {
    bug: 'a match says why another of their classrooms fits',
    in: 'src',
    text: 'const about = open ?? best',
    becomes: 'const about = best ?? open',
  },
  {
    bug: 'whoever has invited somebody begins at the top again',
    in: 'src',
    text: 'willFocus(opened.partner.id)',
    becomes: 'willFocus(0)',
  },
  {
    bug: 'a classroom that was not asked for is chosen by itself',
    in: 'src',
    text: '(isAskedOff ? undefined : matched[0])',
    becomes: 'matched[0]',
  },
  {
    bug: 'a request that is sent again states no tokens',
    in: 'src',
    text: 'accepts ? own : resends ? classroom : undefined',
    becomes: 'accepts ? own : undefined',
  },
  {
    bug: 'what a pairing has ended can be sent again',
    in: 'src',
    text: 'connection.ended_by === null ? connectionActionsOf(side, status) : []',
    becomes: 'connectionActionsOf(side, status)',
  },
  {
    bug: 'an invitation that was closed opens no more by its link',
    in: 'src',
    text: 'const open = isInner ? openInside : invitationId',
    becomes: 'const [open] = useState(isInner ? openInside : invitationId)',
  },
  {
    bug: 'a report of a request goes to the partner of a classroom',
    in: 'src',
    text: "call('POST /api/teacher/connections/{id}/report', body",
    becomes: "call('POST /api/teacher/classrooms/{id}/partner-report', body",
  },
]
