import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import { writeWebVtt } from '../../core/captions/write-webvtt.ts'
import { captions as t } from '../../core/messages/captions.ts'
import { common } from '../../core/messages/common.ts'
import { useStore } from '../../core/use-store.ts'
import { playTime } from '../../core/videos/play-time.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { saveFile } from '../save-file.ts'
import type { Playback } from '../video-player/playback.ts'
import sheet from './caption-editor.css?inline'
import { CaptionLine } from './caption-line.tsx'
import { type CaptionStore, shownLines } from './caption-store.ts'

export interface CaptionEditorProps {
  store: CaptionStore
  /** Of the player beside it. */
  playback: Playback
  onClose: () => void
  /** Whether closing it loses something. */
  onChanged: (isChanged: boolean) => void
}

/** The captions of a teacher's own video, beside its player: written, corrected, or taken from a file. */
export function CaptionEditor({ store, playback, onClose, onChanged }: CaptionEditorProps) {
  useSheet(sheet)
  const lines = useStore(store.$lines)
  const progress = useStore(store.$progress)
  const isChecked = useStore(store.$isChecked)
  const { time } = useStore(playback.$state)
  const [isLeaving, setLeaving] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const isChanged = store.isChanged()
  const tell = useEffectEvent(onChanged)
  useEffect(() => tell(isChanged), [isChanged])
  useEffect(() => () => tell(false), [])

  /** The text of a line, once it is drawn. */
  function focus(key: number | null) {
    if (key === null) return
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-line="${key}"] textarea`)?.focus(),
    )
  }
  const close = () => (isChanged ? setLeaving(true) : onClose())

  return (
    <section className="captions" aria-label={t.title}>
      <p className="captions-hint">{t.hint}</p>
      {lines.length === 0 && <p className="captions-none">{t.none}</p>}
      <ol ref={list} className="captions-list">
        {lines.map((line, index) => (
          <CaptionLine
            key={line.key}
            line={line}
            number={index + 1}
            isChecked={isChecked}
            onChange={changes => store.change(line.key, changes)}
            onRemove={() => store.remove(line.key)}
            onShow={playback.seek}
          />
        ))}
      </ol>
      <Removed store={store} />
      <div className="captions-actions">
        <Button size="small" onClick={() => focus(store.add(time))}>
          {t.addAt(playTime(time))}
        </Button>
        <FileButton
          size="small"
          variant="quiet"
          label={t.load}
          accept=".vtt,text/vtt"
          onFile={file => file && store.load(file)}
        />
        {lines.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => download(shownLines(lines))}>
            {t.download}
          </Button>
        )}
      </div>
      {progress.at === 'failed' && (
        <Notice tone="danger">
          <p>{progress.reason}</p>
        </Notice>
      )}
      {(progress.at === 'saved' || progress.at === 'loaded') && (
        <Notice tone="success">
          <p>{progress.at === 'saved' ? t.saved : t.loaded(progress.count)}</p>
        </Notice>
      )}
      <div className="captions-end">
        <Button onClick={close}>{progress.at === 'saved' ? common.close : common.cancel}</Button>
        <Button
          variant="primary"
          busy={progress.at === 'saving'}
          busyLabel={t.saving}
          onClick={async () => focus(await store.save())}
        >
          {t.save}
        </Button>
      </div>
      <LeaveQuestion open={isLeaving} labels={t.discard} onLeave={onClose} onStay={() => setLeaving(false)} />
    </section>
  )
}

const download = (lines: readonly Caption[]) =>
  saveFile(new Blob([writeWebVtt(lines)], { type: 'text/vtt' }), t.fileName)

/** The way back for a line that has just been removed. */
function Removed({ store }: { store: CaptionStore }) {
  const removed = useStore(store.$removed)
  if (!removed) return null
  return (
    <Notice
      action={
        <Button size="small" onClick={store.undo}>
          {t.undo}
        </Button>
      }
    >
      <p>{t.removed}</p>
    </Notice>
  )
}
