import { useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { uploads } from '../../core/messages/uploads.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import type { Film } from '../../core/recording/film.ts'
import { isUnderWay, type UploadState, uploadPercent } from '../../core/uploads/upload-state.ts'
import type { UploadStore } from '../../core/uploads/upload-store.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/file-icons.ts'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { saveFile } from '../save-file.ts'
import { sizeText } from './sizes.ts'

export interface SendingModalProps {
  store: UploadStore
  state: UploadState
  /** What is sent. */
  film: Film
}

/** The way of a film to the server, and what went wrong on it. Stopping it asks first (P3 §2, §4 Upload flow). */
export function SendingModal({ store, state, film }: SendingModalProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [wasUnderWay, setWasUnderWay] = useState(false)
  if (isUnderWay(state) !== wasUnderWay) {
    setWasUnderWay(isUnderWay(state))
    setIsAsking(false)
  }
  if (state.at === 'failed') return <Failed store={store} state={state} film={film} />
  const goOn = () => setIsAsking(false)
  return (
    <Modal
      open={isUnderWay(state)}
      title={isAsking ? t.stopTitle : t.sending}
      onClose={goOn}
      actions={
        isAsking ? (
          <>
            <Button busy={state.at === 'saving'} onClick={store.cancel}>
              {t.stopUpload}
            </Button>
            <Button variant="primary" onClick={goOn} autoFocusInModal>
              {t.goOn}
            </Button>
          </>
        ) : (
          <Button busy={state.at === 'saving'} onClick={() => setIsAsking(true)} autoFocusInModal>
            {common.cancel}
          </Button>
        )
      }
    >
      {isAsking ? <p>{t.stopText}</p> : <Progress state={state} />}
    </Modal>
  )
}

function Progress({ state }: { state: UploadState }) {
  const percent = uploadPercent(state)
  return (
    <div className="recorder-progress">
      <ProgressBar label={t.progress} percent={percent} shown={`${Math.floor(percent)}%`} />
      <p role="status">{doing(state)}</p>
      {state.at === 'uploading' && <p className="recorder-hint">{amount(state)}</p>}
      {state.at === 'uploading' && state.isSlow && <Notice tone="warning">{uploads.slowLine}</Notice>}
    </div>
  )
}

function doing(state: UploadState): string {
  if (state.at === 'checking') return t.checking
  if (state.at === 'saving') return t.saving
  return state.at === 'uploading' && state.isWaiting ? t.waiting : t.stay
}

function amount({ sent, total, bytesPerSecond }: Extract<UploadState, { at: 'uploading' }>): string {
  const gone = t.sent(sizeText(sent), sizeText(total))
  return bytesPerSecond === null ? gone : `${gone} · ${t.rate(sizeText(bytesPerSecond))}`
}

interface FailedProps extends SendingModalProps {
  state: Extract<UploadState, { at: 'failed' }>
}

function Failed({ store, state, film }: FailedProps) {
  return (
    <Modal
      open
      title={t.failedTitle}
      onClose={store.putOff}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={store.putOff}>{common.close}</Button>
          {state.next === 'again' && (
            <Button variant="primary" onClick={store.retry} autoFocusInModal>
              {t.tryAgain}
            </Button>
          )}
          {state.next === 'keep' && (
            <Button
              variant="primary"
              icon={download}
              onClick={() => saveFile(film.content, film.name)}
              autoFocusInModal
            >
              {t.save}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{state.reason}</p>
      {state.next !== 'other-file' && <p className="recorder-hint">{t.failedHints[state.next]}</p>}
    </Modal>
  )
}
