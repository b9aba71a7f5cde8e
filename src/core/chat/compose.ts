import { atom } from 'nanostores'
import { type ChatValues, chatRules } from '../../contract/rules/chat-message.ts'
import { isConfusing, isVisible } from '../../contract/rules/confusing-text.ts'
import { chatSentence, chatSentences } from '../../contract/server-messages/chat.ts'
import { partnerChat as t } from '../messages/partner-chat.ts'
import { createAttach } from './attach.ts'
import type { Chat } from './chat-store.ts'

const NOTHING: ChatValues = { message: '', attachment: null }

/** What is being written in a chat, kept for its pairing until it is sent, with a file that comes along. */
export function createCompose({ kept, outbox, wrote }: Chat) {
  const $draft = atom<ChatValues>(kept.draft() ?? NOTHING)
  /** Why it was not sent. */
  const $issue = atom<string | null>(null)
  const upload = createAttach((file, { name }) => change({ attachment: { file, label: name } }))

  function change(changes: Partial<ChatValues>): void {
    const draft = { ...$draft.get(), ...changes }
    $draft.set(draft)
    $issue.set(null)
    const isNothing = draft.message === '' && draft.attachment === null
    kept.keepDraft(isNothing ? null : draft)
  }

  // what was written for one partner is not shown as if it were for the next
  kept.$pairing.listen(() => {
    upload.forget()
    $draft.set(kept.draft() ?? NOTHING)
    $issue.set(null)
  })

  /** What stands in the way of sending it; null where nothing does. */
  function issue(draft: ChatValues): string | null {
    if (upload.$state.get().at === 'uploading') return t.stillUploading
    const found = chatRules(draft)
    const first = found.message ?? found.attachment
    if (first) return chatSentence(first)
    if (isConfusing(draft.message, true)) return chatSentences.hiding
    const label = draft.attachment?.label
    const isHiding = label !== undefined && (isConfusing(label, false) || !isVisible(label))
    return isHiding ? chatSentences.hidingLabel : null
  }

  return {
    $draft,
    $issue,
    $upload: upload.$state,
    write: (message: string) => change({ message }),
    /** Takes the place of the one before. */
    attach(file: File): void {
      change({ attachment: null })
      void upload.start(file)
    },
    detach(): void {
      upload.forget()
      change({ attachment: null })
    },

    /** Nothing is sent of nothing (P2 §5). @returns whether it was sent, or waits to be */
    send(): boolean {
      const { message, attachment } = $draft.get()
      const isSeen = isVisible(message)
      if (!isSeen && attachment === null && upload.$state.get().at !== 'uploading') return false
      // what nobody sees is no text beside a file
      const values = { message: isSeen ? message.trim() : '', attachment }
      const found = issue(values)
      if (found !== null) {
        $issue.set(found)
        return false
      }
      if (!outbox.add(values)) {
        $issue.set(t.full)
        return false
      }
      change(NOTHING)
      wrote()
      return true
    },
    end: upload.stop,
  }
}

export type Compose = ReturnType<typeof createCompose>
