import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Submission } from '../../src/contract/entities/submission.ts'
import type { DatabaseKind } from './databases.ts'
import { post } from './pairing.ts'
import { studentStage } from './student-stage.ts'
import { giveVideo } from './video-rows.ts'

/** A stage for what students have posted. */
export async function studentPostsStage(kind: DatabaseKind) {
  const stage = await studentStage(kind)

  async function listed(classroom: number, student: number, of = 'videos', query = '') {
    const answer = await stage.call<Submission[]>('GET', classroom, `/${student}/${of}${query}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }

  return {
    ...stage,
    listed,
    statusesOf: async (classroom: number, student: number, of = 'videos') =>
      (await listed(classroom, student, of)).map(({ status }) => status),
    change: (classroom: number, student: number, body: object, of = 'videos') =>
      stage.call('PUT', classroom, `/${student}/${of}`, body),

    /** A classroom with Ada and Ben, and one post of Ada. */
    async aPost(status: Parameters<typeof post>[4] = 'pending') {
      const { id, task, studentIds, pairing } = await stage.classroom(['Ada', 'Ben'])
      const [ada = 0, ben = 0] = studentIds
      const [first = 0] = await post(stage.db, id, ada, task, status)
      return { id, task, ada, ben, pairing, first }
    },

    /** Gives a post a video, as it came. */
    async film(postId: number): Promise<number> {
      const { db, storage } = stage.server.app.services
      const video = await giveVideo({ db, storage }, `film-${postId}.webm`, 'film')
      await stage.run(sql`update submissions set video_id = ${video} where id = ${postId}`)
      return video
    },
    convert: (video: number) =>
      stage.run(sql`update videos set stage = 'ready', video_processed = 1, converted = 'made-' || id || '.mp4',
        poster = 'made-' || id || '.jpg', video_duration = 6 where id = ${video}`),
  }
}

export type StudentPostsStage = Awaited<ReturnType<typeof studentPostsStage>>
