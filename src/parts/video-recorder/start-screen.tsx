import { useRef } from 'react'
import { BYTES_PER_MEGABYTE } from '../../contract/limits/units.ts'
import { VIDEO_MAX_BYTES } from '../../contract/limits/videos.ts'
import { common } from '../../core/messages/common.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { recordingBarrier } from '../../core/recording/recording-barrier.ts'
import { recordingLimit } from '../../core/recording/recording-limit.ts'
import type { RecordingState } from '../../core/recording/recording-state.ts'
import { fileIssueText } from '../../core/uploads/upload-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { upload } from '../../ui/file-icons.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDrop } from '../../ui/use-drop.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { PromptButton } from './prompt-button.tsx'
import { camera, film } from './recorder-icons.ts'
import type { RecorderStore } from './recorder-store.ts'
import type { VideoRecorderProps } from './types.ts'

/** What browsers offer to choose from; the rule of the contract decides. */
const ACCEPTED = 'video/*,.mkv,.mxf,.vob,.wmv,.avi,.3gp'

export interface StartScreenProps extends VideoRecorderProps {
  store: RecorderStore
  state: Extract<RecordingState, { at: 'idle' | 'failed' }>
}

/** Record, or take a file; one can also be dropped here. Says why neither went well. */
export function StartScreen({ store, state, ...props }: StartScreenProps) {
  const { first = 'record', timeLimit, prompt, productName, onCancelled } = props
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  const drop = useDrop(file => store.recording.choose(file))
  const isAgain = state.at === 'failed'
  // said beforehand: nobody presses what cannot be
  const barrier = recordingBarrier()
  const recordFirst = first === 'record' && !barrier
  return (
    <div ref={box} className="recorder-screen">
      <div className="recorder-start" data-over={drop.isOver || undefined} {...drop.on}>
        <span className="recorder-badge">
          <Icon path={film} size={30} />
        </span>
        {/* no heading: it stands under those of any page */}
        <p className="recorder-title">{drop.isOver ? t.dropHere : t.startTitle}</p>
        <p>{t.startHint(recordingLimit(timeLimit))}</p>
        <div className="recorder-actions">
          <Button
            variant={recordFirst ? 'primary' : 'secondary'}
            icon={camera}
            disabled={barrier !== null}
            onClick={() => store.recording.ask()}
          >
            {isAgain && !barrier ? t.tryAgain : t.record}
          </Button>
          <FileButton
            variant={recordFirst ? 'secondary' : 'primary'}
            icon={upload}
            label={t.upload}
            accept={ACCEPTED}
            onFile={store.recording.choose}
          />
        </div>
        <p className="recorder-hint">{t.fileHint(VIDEO_MAX_BYTES / BYTES_PER_MEGABYTE)}</p>
      </div>
      {barrier && (
        <Notice>
          <p>{t.troubles[barrier]}</p>
        </Notice>
      )}
      {isAgain && !barrier && (
        <Notice tone="danger">
          <p>{t.troubles[state.trouble]}</p>
          {state.trouble === 'refused' && <p>{t.refusedHint}</p>}
        </Notice>
      )}
      {state.at === 'idle' && state.issue && (
        <Notice tone="danger">{fileIssueText(state.issue, productName)}</Notice>
      )}
      <div className="recorder-bar">
        <PromptButton prompt={prompt} timeLimit={timeLimit} />
        {onCancelled && (
          <Button variant="quiet" onClick={() => store.cancel('cancelled')}>
            {common.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
