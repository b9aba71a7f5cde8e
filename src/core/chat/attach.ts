import { atom } from 'nanostores'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { tryAgain } from '../messages/try-again.ts'
import type { FileUploadState } from '../uploads/file-upload.ts'
import type { ChatUpload } from './chat-upload.ts'

/** The code of it; tests stand in for it. */
export const chatUploadPart = { load: () => import('./chat-upload.ts') }

/** The file that comes along with a message. @param onReady it is at the server, by this name */
export function createAttach(onReady: (name: string, file: File) => void) {
  const $state = atom<FileUploadState<string>>({ at: 'none' })
  let upload: ChatUpload | undefined
  /** The one that was chosen last: what was chosen before it is not sent, however late the code comes. */
  let chosen: File | undefined

  function hear(state: FileUploadState<string>): void {
    if (state.at === 'ready') {
      forget()
      onReady(state.got, state.file)
    } else if (chosen) $state.set(state)
  }

  function forget(): void {
    chosen = undefined
    upload?.forget()
    $state.set({ at: 'none' })
  }

  return {
    $state,
    forget,

    /** Takes the place of one that is under way. */
    async start(file: File): Promise<void> {
      chosen = file
      $state.set({ at: 'uploading', file, percent: 0 })
      try {
        if (!upload) {
          const { createChatUpload } = await chatUploadPart.load()
          upload ??= createChatUpload()
          upload.$state.listen(hear)
        }
      } catch {
        const reason = tryAgain.afterComma(t.uploadFailed)
        if (chosen === file) $state.set({ at: 'failed', file, reason })
      }
      if (chosen === file) void upload?.start(file)
    },

    stop(): void {
      chosen = undefined
      upload?.stop()
    },
  }
}
