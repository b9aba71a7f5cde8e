import { type ReactNode, useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { recordingLimit } from '../../core/recording/recording-limit.ts'
import { Button } from '../../ui/button.tsx'
import { list } from '../../ui/icons.ts'
import { Modal } from '../../ui/modal.tsx'

/** What to record, and how long it may be, in a modal (P3 §2). */
export function PromptButton({ prompt, timeLimit }: { prompt: ReactNode; timeLimit: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (!prompt) return null
  return (
    <>
      <Button variant="quiet" icon={list} onClick={() => setIsOpen(true)}>
        {t.reviewPrompt}
      </Button>
      <Modal open={isOpen} title={t.prompt} onClose={close} closeLabel={common.close} size="medium">
        <div className="recorder-prompt">{prompt}</div>
        <p className="recorder-time-limit">
          <strong>{t.time}</strong> <span>{t.timeLimit(recordingLimit(timeLimit))}</span>
        </p>
      </Modal>
    </>
  )
}
