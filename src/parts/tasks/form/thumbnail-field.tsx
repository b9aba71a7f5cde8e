import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptedThumbnails } from '../../../contract/rules/material-types.ts'
import { pictureAddress } from '../../../core/html/picture-address.ts'
import { common } from '../../../core/messages/common.ts'
import { taskForm } from '../../../core/messages/task-form.ts'
import { type TaskFile, thumbnailRefusal } from '../../../core/tasks/task-files.ts'
import { createFileUpload, type SendFile } from '../../../core/uploads/file-upload.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { FieldError, Hint, useDescription } from '../../../ui/form-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { useDrop } from '../../../ui/use-drop.ts'
import sheet from './form-fields.css?inline'

const { thumbnail: t, materials } = taskForm

export interface ThumbnailFieldProps {
  /** A file's name as the upload has answered it, or the address that the task was read with; null for none. */
  value: string | null
  onChange: (name: string | null) => void
  onBlur?: () => void
  upload: SendFile<TaskFile>
  /** Whether a picture is on its way, or has failed and waits: saving now would leave it out. */
  onBusy?: (isBusy: boolean) => void
  label?: string
  error?: string | undefined
  /** Without one the logo is shown, so it may be taken away (P3 §5). */
  isOptional?: boolean
  disabled?: boolean
}

/** The picture that a task has in lists: sent as soon as it is chosen, and shown as the server has made it. */
export function ThumbnailField(props: ThumbnailFieldProps) {
  useSheet(sheet)
  const { value, onChange, upload, onBusy, label = t.label, error, isOptional = false, disabled } = props
  const aria = useDescription({ hint: t.hint, error })
  const frame = useRef<HTMLFieldSetElement>(null)
  const [sending] = useState(() => createFileUpload(upload, { refusal: thumbnailRefusal, failed: t.failed }))
  const state = useStore(sending.$state)
  const isBusy = state.at === 'uploading' || state.at === 'failed'
  const got = state.at === 'ready' ? state.got : null
  const change = useEffectEvent((name: string | null) => {
    onChange(name)
    props.onBlur?.()
  })
  const tell = useEffectEvent((busy: boolean) => {
    onBusy?.(busy)
  })
  useEffect(() => {
    if (got) change(got.name)
  }, [got])
  useEffect(() => tell(isBusy), [isBusy])
  useEffect(() => sending.stop, [sending])

  const take = (file: File | null) => {
    if (file && !disabled) void sending.start(file)
  }
  const drop = useDrop(take)
  const focusChoice = () => frame.current?.querySelector<HTMLElement>('.task-form-choice button')?.focus()
  const src = value === null ? null : pictureAddress(value === got?.name ? got.src : value)

  return (
    <fieldset
      ref={frame}
      className="task-form-group"
      aria-describedby={aria['aria-describedby']}
      disabled={disabled}
      data-over={drop.isOver || undefined}
      {...drop.on}
    >
      <legend className="cx-label">{label}</legend>
      <Hint of={aria}>{isOptional && value === null ? `${t.hint} ${t.logo}` : t.hint}</Hint>
      {src !== null && <img className="task-form-thumbnail" src={src} alt={t.alt} />}
      {state.at === 'uploading' && (
        <div>
          <p>{t.uploading(state.file.name)}</p>
          <ProgressBar
            label={t.uploading(state.file.name)}
            percent={state.percent}
            shown={materials.percent(Math.round(state.percent))}
          />
        </div>
      )}
      {state.at === 'failed' && (
        <Notice
          tone="danger"
          action={
            <div className="task-form-line">
              {state.file && (
                <Button size="small" onClick={() => state.file && sending.start(state.file)}>
                  {common.retry}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  focusChoice()
                  sending.forget()
                }}
              >
                {t.doWithout}
              </Button>
            </div>
          }
        >
          {state.reason}
        </Notice>
      )}
      <div className="task-form-line task-form-choice">
        <FileButton
          size="small"
          label={value === null ? t.choose : t.other}
          accept={acceptedThumbnails}
          disabled={disabled === true}
          onFile={take}
        />
        {isOptional && value !== null && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              focusChoice()
              sending.forget()
              onChange(null)
            }}
          >
            {t.remove}
          </Button>
        )}
      </div>
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
