import { VIDEO_URL_VALID_SECONDS } from '../../../src/contract/limits/videos.ts'
import { endOf, type SignedPath, signPath } from '../../signed-path.ts'
import type { Tokens } from '../../tokens.ts'

/** Where videos and their pictures can be had: for one to two hours. */
export const videoPath: SignedPath = {
  purpose: 'video',
  folder: '/files/videos/',
  validMs: VIDEO_URL_VALID_SECONDS * 1_000,
}

/** Until when (ms since 1970) videos have the addresses that they have now, all of them good for an hour yet. */
export const videosHoldUntil = (now: number): number => endOf(videoPath, now) - videoPath.validMs - 1

export const videoUrl = (tokens: Tokens, name: string, now?: number): string =>
  signPath(tokens, videoPath, name, now).url
