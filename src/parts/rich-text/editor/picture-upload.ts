import { atom } from 'nanostores'
import { explain } from '../../../core/http/explain.ts'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { tryAgain } from '../../../core/messages/try-again.ts'

/** A picture that is at the server. */
export interface UploadedPicture {
  /** `/files/…`, as the server has answered it. */
  src: string
  /** A description that is known already. */
  alt?: string
  /** px */
  width?: number
  height?: number
}

/** Sends a picture to the server; `percent` goes from 0 to 100. Rejects with a CallFailure. */
export type UploadPicture = (
  file: File,
  heard: { signal: AbortSignal; progress: (percent: number) => void },
) => Promise<UploadedPicture>

export type PictureUploadState =
  | { at: 'none' }
  | { at: 'uploading'; file: File; percent: number }
  | { at: 'ready'; file: File; picture: UploadedPicture }
  | { at: 'failed'; file: File | null; reason: string }

/** One picture on its way into a text. */
export function createPictureUpload(upload: UploadPicture) {
  const $state = atom<PictureUploadState>({ at: 'none' })
  let running = new AbortController()

  async function start(file: File): Promise<void> {
    running.abort()
    if (!file.type.startsWith('image/'))
      return $state.set({ at: 'failed', file: null, reason: t.onlyPictures })
    running = new AbortController()
    const { signal } = running
    const tell = (percent: number) => {
      if (!signal.aborted) $state.set({ at: 'uploading', file, percent })
    }
    tell(0)
    try {
      const picture = await upload(file, { signal, progress: tell })
      if (!signal.aborted) $state.set({ at: 'ready', file, picture })
    } catch (error) {
      const reason = tryAgain.afterComma(explain(error, t.pictureFailed))
      if (!signal.aborted) $state.set({ at: 'failed', file, reason })
    }
  }

  return { $state, start, stop: () => running.abort() }
}
