import { atom } from 'nanostores'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { teacherProfile as t } from '../messages/teacher-profile.ts'

/** What has become of a picture of one's own: none was chosen, one is being cut, or it is on its way. */
export type OwnPictureState =
  | { at: 'none' }
  | { at: 'cutting'; file: Blob; wrong?: string }
  | { at: 'sending'; file: Blob }

/**
 * Takes a picture of the teacher's own to the server.
 * @param taken told what the server calls it
 */
export function createOwnPicture(taken: (name: string) => void) {
  const $state = atom<OwnPictureState>({ at: 'none' })
  let controller = new AbortController()

  return {
    $state,
    cut: (file: Blob) => $state.set({ at: 'cutting', file }),

    back(): void {
      controller.abort()
      $state.set({ at: 'none' })
    },

    /** @param picture what was cut out; null where the browser could not make one */
    async send(picture: Blob | null): Promise<void> {
      const state = $state.get()
      if (state.at !== 'cutting') return
      const { file } = state
      if (!picture) return $state.set({ at: 'cutting', file, wrong: t.pictureFailed })
      $state.set({ at: 'sending', file })
      controller = new AbortController()
      const { signal } = controller
      try {
        const { data } = await call('POST /api/teacher/files', { file: picture, type: 'avatar' }, { signal })
        if (!signal.aborted) taken(data.name)
      } catch (error) {
        if (!signal.aborted) $state.set({ at: 'cutting', file, wrong: explain(error, t.pictureFailed) })
      }
    },
  }
}

export type OwnPicture = ReturnType<typeof createOwnPicture>
