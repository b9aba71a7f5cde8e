import type { Plant } from '../../scripts/mutate/plant.ts'

/** The message board: who sees a comment, who decides about it, and what is taken. */
export const plants: Plant[] = [
  {
    bug: 'comments that wait are shared',
    in: 'server',
    text: 'const isShared: SQL = sql`written.status = ${SHARED_COMMENT_STATUS}`',
    becomes: "const isShared: SQL = sql`written.status in (${SHARED_COMMENT_STATUS}, 'pending')`",
  },
  {
    bug: 'teachers see what waits at the partner’s',
    in: 'server',
    text: "(written.classroom_id = ${classroomId} and written.status <> 'deleted')",
    becomes: "(written.status <> 'deleted')",
  },
  {
    bug: 'students see what waits of others',
    in: 'server',
    text: "(written.student_id = ${studentId} and written.status <> 'deleted')",
    becomes: "(${studentId}::int > 0 and written.status <> 'deleted')",
  },
  {
    bug: 'teachers moderate the partner’s students',
    in: 'server',
    text: 'eq(messageComments.classroom_id, id),\n',
    becomes: '',
  },
  {
    bug: 'a deleted comment comes back',
    in: 'server',
    text: 'inArray(messageComments.status, [...commentStatusesBefore(status)]),',
    becomes: '',
  },
  {
    bug: 'a comment is written below a message of strangers',
    in: 'server',
    text: "if (!(await isOnBoard(transaction, student, message_id))) throw refuse('notFound')\n",
    becomes: '',
  },
  {
    bug: 'a message takes any file of anybody',
    in: 'server',
    text: 'if (own.size < names.length)',
    becomes: 'if (own.size < 0)',
  },
  {
    bug: 'the link of a message stays as it was written',
    in: 'server',
    text: 'links: attached.links.map(({ label, url }) => ({ label: label.trim(), url: normalLink(url) ?? url })),',
    becomes: 'links: attached.links.map(({ label, url }) => ({ label: label.trim(), url })),',
  },
  {
    bug: 'a student writes below a message of an expired exchange',
    in: 'server',
    text: "if (student.is_exchange_expired) throw refuse('exchangeExpired') const issue",
    becomes: 'const issue',
  },
  {
    bug: 'what a filter has not found is not gone back from',
    in: 'src',
    text: 'if (state.rows.length > 0) found = state.question',
    becomes: 'found = state.question',
  },
  {
    bug: 'a filter that becomes empty later opens a modal',
    in: 'src',
    text: 'if (state.question !== asked) return asked = null',
    becomes: 'asked = null',
  },
  {
    bug: 'deleted comments are counted',
    in: 'src',
    text: "status !== 'deleted' && (wanted === null || status === wanted)",
    becomes: 'wanted === null || status === wanted',
  },
  {
    bug: 'what is decided stays in the filter',
    in: 'src',
    text: 'wanted === null ? shown : shown.filter(({ comments }) => comments.length > 0)',
    becomes: 'shown',
  },
  {
    bug: 'teachers are asked about comments of the partner’s students',
    in: 'src',
    text: "is_own && status === 'pending'",
    becomes: "(is_own || !is_own) && status === 'pending'",
  },
  {
    bug: 'a decision is not shown until the board is read again',
    in: 'src',
    text: '$taken.setKey(id, action)',
    becomes: '',
  },
  {
    bug: 'a comment is deleted without a question',
    in: 'src',
    text: "askToDelete: (comment: Comment) => $question.set({ at: 'asking', comment }),",
    becomes: "askToDelete: (comment: Comment) => void send(comment, 'deleted'),",
  },
  {
    bug: '400 characters are too many',
    in: 'src',
    text: 'characters.length <= MESSAGE_SHOWN_CHARACTERS',
    becomes: 'characters.length < MESSAGE_SHOWN_CHARACTERS',
  },
  {
    bug: 'a dangerous link of a message can be pressed',
    in: 'src',
    text: 'label, href: normalLink(url) }))',
    becomes: 'label, href: normalLink(url) ?? url }))',
  },
  {
    bug: 'a link to a comment leads again and again',
    in: 'src',
    text: 'if (!place || arrived.current === key) return arrived.current = key',
    becomes: 'if (!place) return arrived.current = key',
  },
  {
    bug: 'a link to a comment stays within the filter',
    in: 'src',
    text: 'if (key !== null && arrived.current !== key) store.ask({ status: null })',
    becomes: '',
  },
  {
    bug: 'a message is posted without the files on their way',
    in: 'src',
    text: 'if (uploading.is) uploading.tell() else void submit()',
    becomes: 'void submit()',
  },
  {
    bug: 'what is typed of a message is not kept',
    in: 'src',
    text: 'const changes = keepChanges(form, { name: `message ${classroomId}`, checks: draftChecks })',
    becomes:
      'const changes = keepChanges(form, { name: `message ${classroomId}`, checks: { ...draftChecks, subject: value => !isText(value) } })',
  },
  {
    bug: 'any file goes along with a message',
    in: 'src',
    text: 'endsLike(file, acceptedMedia)',
    becomes: 'endsLike(file, acceptedMedia) || endsLike(file, acceptedMaterials)',
  },
  {
    bug: 'a message that is sent again is posted again',
    in: 'server',
    text: 'return once(db, ENDPOINT, call, async transaction => { // one that is sent again is none, and neither is one that is refused',
    becomes: 'return once(db, ENDPOINT, { ...call, idempotencyKey: undefined }, async transaction => {',
  },
]
