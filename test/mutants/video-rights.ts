import type { Plant } from '../../scripts/mutate/plant.ts'

/** Videos of teachers: who may save, delete, caption and send them, how much, and for how long. */
export const plants: Plant[] = [
  {
    bug: 'a teacher saves what another has sent',
    in: 'server',
    text: "and(eq(videos.upload_id, uploadId), isOf(owner), isNull(videos.removed_at))) .for('no key update')",
    becomes: "and(eq(videos.upload_id, uploadId), isNull(videos.removed_at))) .for('no key update')",
  },
  {
    bug: 'what was taken away is saved',
    in: 'server',
    text: "isOf(owner), isNull(videos.removed_at))) .for('no key update')",
    becomes: "isOf(owner))) .for('no key update')",
  },
  {
    bug: 'what another has sent is told to be there',
    in: 'server',
    text: 'const found = await db .select({ id: videos.id }) .from(videos) .where(and(eq(videos.upload_id, uploadId), isOf(owner), isNull(videos.removed_at)))',
    becomes:
      'const found = await db .select({ id: videos.id }) .from(videos) .where(and(eq(videos.upload_id, uploadId), isNull(videos.removed_at)))',
  },
  {
    bug: 'a teacher takes away what another has sent',
    in: 'server',
    text: 'const own = sql`upload_id = ${uploadId} and ${isOf(owner)}`',
    becomes: 'const own = sql`upload_id = ${uploadId}`',
  },
  {
    bug: 'a hidden task takes a video',
    in: 'server',
    text: "if (item.is_hidden) throw refuse('taskClosed')",
    becomes: "if (item.is_hidden && item.id < 0) throw refuse('taskClosed')",
  },
  {
    bug: 'a hidden task takes a video by its item',
    in: 'server',
    text: "if (locked.is_hidden) throw refuse('taskClosed')",
    becomes: "if (locked.is_hidden && locked.id < 0) throw refuse('taskClosed')",
  },
  {
    bug: 'a task that nobody responds to takes responses',
    in: 'server',
    text: 'item.is_hidden || item.number_responses === 0',
    becomes: 'item.is_hidden',
  },
  {
    bug: 'one answers oneself',
    in: 'server',
    text: 'other.id <> c.id join action_items theirs on theirs.classroom_id = other.id and theirs.task_id = own.task_id join action_videos posted',
    becomes:
      'other.id > 0 join action_items theirs on theirs.classroom_id = other.id and theirs.task_id = own.task_id join action_videos posted',
  },
  {
    bug: 'a response is answered',
    in: 'server',
    text: 'posted on posted.action_item_id = theirs.id and not posted.is_response',
    becomes: 'posted on posted.action_item_id = theirs.id',
  },
  {
    bug: 'a video of an expired exchange is deleted',
    in: 'server',
    text: 'await lockOpenClassroom(db, teacher, id) const item = await findTaskItem(db, id, task_id)',
    becomes:
      'await lockOpenClassroom(db, teacher, id).catch(error => { if (error.statusCode !== 422) throw error })\n const item = await findTaskItem(db, id, task_id)',
  },
  {
    bug: 'the post goes in place of the response',
    in: 'server',
    text: 'lockOwnPost(db, item.id, isResponse)',
    becomes: 'lockOwnPost(db, item.id, false)',
  },
  {
    bug: 'the files of a deleted video stay',
    in: 'server',
    text: 'if (post.video_id !== null) await markRemoved(db, post.video_id)',
    becomes: 'if (post.video_id === null) await markRemoved(db, 0)',
  },
  {
    bug: 'a post of the partner keeps the own one from being deleted',
    in: 'server',
    text: 'select 1 from action_videos where is_response and action_item_id in',
    becomes: 'select 1 from action_videos where action_item_id in',
  },
  {
    bug: 'a teacher writes the captions of any video',
    in: 'server',
    text: 'where posted.id = ${id} and c.teacher_id = ${teacherId}`',
    becomes: 'where posted.id = ${id} and ${teacherId}::int > 0`',
  },
  {
    bug: 'captions of an expired exchange are written',
    in: 'server',
    text: 'await lockOpenClassroom(transaction, teacher, post.classroom_id)',
    becomes: 'void [lockOpenClassroom, teacher]',
  },
  {
    bug: 'the last bytes that a teacher may have are refused',
    in: 'server',
    text: '+ bytes > UNSAVED_VIDEOS_MAX_BYTES',
    becomes: '+ bytes >= UNSAVED_VIDEOS_MAX_BYTES',
  },
  {
    bug: 'what was taken away counts for what a teacher may have',
    in: 'server',
    text: 'where ${isTheirs} and v.removed_at is null and ${isUnsaved(sql`v`)}',
    becomes: 'where ${isTheirs} and ${isUnsaved(sql`v`)}',
  },
  {
    bug: 'an upload that was given up counts for what a teacher may have',
    in: 'server',
    text: 'from uploads where ${isTheirs} and removed_at is null`',
    becomes: 'from uploads where ${isTheirs}`',
  },
  {
    bug: 'twice as many uploads begin in an hour',
    in: 'server',
    text: "'teacher_id' in owner ? UPLOADS_PER_HOUR : STUDENT_UPLOADS_PER_HOUR",
    becomes: "'teacher_id' in owner ? 2 * UPLOADS_PER_HOUR : STUDENT_UPLOADS_PER_HOUR",
  },
  {
    bug: 'an address of a video is good for good',
    in: 'server',
    text: 'return Math.max(0, Math.floor((Number(expires) - now) / 1_000))',
    becomes: 'return Math.max(1, Math.floor((Number(expires) - now) / 1_000))',
  },
  {
    bug: 'a video that was deleted is converted',
    in: 'server',
    text: 'and(eq(videos.id, id), eq(videos.video_processed, 0), isNull(videos.removed_at))',
    becomes: 'and(eq(videos.id, id), eq(videos.video_processed, 0))',
  },
  {
    bug: 'what was made of a video that was deleted meanwhile stays',
    in: 'server',
    text: 'if (await isVideo(db, id)) return',
    becomes: 'if ((await isVideo(db, id)) || made.width > 0) return',
  },
  {
    bug: 'a conversion that is too slow counts as any other',
    in: 'server',
    text: 'isTooSlow ? TOO_SLOW : 1',
    becomes: 'isTooSlow ? 1 : 1',
  },
  {
    bug: 'the pause after faults grows for ever',
    in: 'server',
    text: 'make_interval(secs => least(${CONVERSION_PAUSE_MAX_SECONDS},',
    becomes: 'make_interval(secs => greatest(${CONVERSION_PAUSE_MAX_SECONDS} * 0,',
  },
  {
    bug: 'a video that has failed for good waits again with its old tries',
    in: 'server',
    text: '...{ tries: 0, faults: 0, not_before: null }, }) .where(id === null',
    becomes: '...{ faults: 0, not_before: null }, }) .where(id === null',
  },
  {
    bug: 'a recording begins with more bytes than are set aside for it',
    in: 'server',
    text: "request.headers.has('upload-defer-length') ||",
    becomes: "request.headers.has('upload-defer') ||",
  },
  {
    bug: 'what was refused with its first bytes counts for two days',
    in: 'server',
    text: 'if (answer.status >= 400 && asked.begun !== undefined)',
    becomes: 'if (answer.status >= 600 && asked.begun !== undefined)',
  },
  {
    bug: 'the bytes of what has yielded stay on the disk',
    in: 'server',
    text: 'eachOrAll(yielded, upload => discardUpload(services, upload))',
    becomes: 'eachOrAll(yielded, async () => void discardUpload)',
  },
  {
    bug: 'the recordings of another teacher yield',
    in: 'server',
    text: 'where ${isOf(owner)} and bytes = ${ENDLESS} and removed_at is null returning',
    becomes: 'where bytes = ${ENDLESS} and removed_at is null returning',
  },
  {
    bug: 'a saved video is told to be gone with its upload',
    in: 'server',
    text: 'else if (await findUploaded(db, id)) throw ERRORS.INVALID_TERMINATION',
    becomes: "else if (id === '') throw ERRORS.INVALID_TERMINATION",
  },
  {
    bug: 'what is given up while it is moved stays in the storage',
    in: 'server',
    text: '&& !(await findUploaded(db, id))) await storage.remove(name)',
    becomes: "&& !(await findUploaded(db, id)) && id === '') await storage.remove(name)",
  },
]
