import { useEffect } from 'react'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { keptFilms } from '../../core/recording/kept-films.ts'
import { VideoRecorder as Recorder } from '../../parts/video-recorder/video-recorder.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { VideoRecorderHandle } from './types.ts'
import { type TargetIds, wantedTarget } from './wanted-target.ts'

export interface VideoRecorderProps {
  classroomId?: number
  taskId?: number
  submissionId?: number
  actionId?: number
  timeLimit?: number
  prompt?: string
  label?: string
  widget: VideoRecorderHandle
}

/** cx-video-recorder: a video of the teacher for what the page says. */
export function VideoRecorder({ timeLimit, prompt, label, widget, ...ids }: VideoRecorderProps) {
  // whatever is shown here
  useEffect(() => void keptFilms.sweep(), [])
  const target = wantedTarget(ids satisfies TargetIds)
  if (!target) return <ErrorState title={t.noTarget} heading="h2" text={t.noTargetText} />
  return (
    <Recorder
      target={target}
      timeLimit={timeLimit}
      prompt={prompt}
      label={label}
      productName={widget.brand.productName}
      onRecorded={video => widget.emit('cx-recorded', video)}
      onUploaded={url => widget.emit('cx-uploaded', { url })}
      onSaved={({ id, video_url }) => widget.emit('cx-saved', { id, videoUrl: video_url })}
      onConverted={({ id, video_url }) => widget.emit('cx-converted', { id, videoUrl: video_url })}
      onFailed={failure => widget.emit('cx-failed', failure)}
      onCancelled={reason => widget.emit('cx-cancelled', { reason })}
      onBusy={busy => widget.emit('cx-busy-changed', { busy })}
    />
  )
}
