import type { World } from '../../../db/seed/world.ts'
import { studentFilmPath } from '../../demo-films/area.ts'
import { addVideo } from '../../videos/area.ts'
import { fillPost, findLatest } from '../repository/demo.ts'

const FILMS = 5
const TEXT =
  'We walk to school along the river. In spring it is so high that we take the other bridge.\nMy brother counts the herons.'

/** What there is to look at in one exchange: films and a text that wait, one film that has failed, and the partner's. */
export async function fillForReview({ db }: World): Promise<void> {
  const [text, failed, ...waiting] = await findLatest(db, 'Spanish 7 Morning', 'pending')
  const shared = await findLatest(db, 'Inglés 1B', 'approved')
  for (const { id } of [...waiting.slice(0, FILMS), ...shared.slice(0, FILMS)])
    await fillPost(db, id, { url: studentFilmPath(id) })
  if (text) await fillPost(db, text.id, { text: TEXT })
  if (!failed) return
  const video_id = await addVideo(db, {
    ...{ name: 'demo-that-has-failed.webm', label: 'my-morning.webm', type: 'video/webm' },
    ...{ original_video_size: 1, student_id: failed.student_id },
    ...{ stage: 'failed', video_processed: 2, failure: 'missing' },
  })
  await fillPost(db, failed.id, { video_id })
}
