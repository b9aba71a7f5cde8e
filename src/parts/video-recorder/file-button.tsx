import { useEffect, useEffectEvent, useRef } from 'react'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { Button } from '../../ui/button.tsx'
import { upload } from './recorder-icons.ts'

/** What browsers offer to choose from; the rule of the contract decides. */
const ACCEPTED = 'video/*,.mkv,.mxf,.vob,.wmv,.avi,.3gp'

export interface FileButtonProps {
  variant: 'primary' | 'secondary'
  /** Null where the person has chosen nothing. */
  onFile: (file: File | null) => void
}

/** Opens the browser's own choice of a file. */
export function FileButton({ variant, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const nothing = useEffectEvent(() => onFile(null))
  useEffect(() => {
    const field = input.current
    // closed without a choice, it tells no change
    const hear = () => nothing()
    field?.addEventListener('cancel', hear)
    return () => field?.removeEventListener('cancel', hear)
  }, [])
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={t.upload}
        onChange={event => {
          onFile(event.target.files?.[0] ?? null)
          // the same one may be chosen again
          event.target.value = ''
        }}
      />
      <Button variant={variant} icon={upload} onClick={() => input.current?.click()}>
        {t.upload}
      </Button>
    </>
  )
}
