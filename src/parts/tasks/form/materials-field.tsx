import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ATTACHMENT_LABEL_MAX_CHARACTERS, TASK_ATTACHMENTS_MAX } from '../../../contract/limits/tasks.ts'
import { acceptedMaterials, materialTypeOf } from '../../../contract/rules/material-types.ts'
import type { TaskValues } from '../../../contract/rules/task-values.ts'
import { taskSentence } from '../../../contract/server-messages/task-fields.ts'
import { taskForm } from '../../../core/messages/task-form.ts'
import { createMaterialUploads } from '../../../core/tasks/material-uploads.ts'
import { materialRefusal, type TaskFile } from '../../../core/tasks/task-files.ts'
import type { SendFile } from '../../../core/uploads/file-upload.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { FieldError, Hint, useDescription } from '../../../ui/form-frame.tsx'
import { add, close } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { useDrop } from '../../../ui/use-drop.ts'
import sheet from './form-fields.css?inline'
import { UploadRow } from './upload-row.tsx'

const { materials: t } = taskForm

type Material = TaskValues['materials'][number]

/** What files may be, and the words for them. */
export interface FilesKind {
  /** As an `accept` has it. */
  accept: string
  refusal: (file: File) => string | null
  hint: string
  full: (most: number) => string
}

const materialsKind: FilesKind = {
  accept: acceptedMaterials,
  refusal: materialRefusal,
  hint: t.hint,
  full: t.full,
}

export interface MaterialsFieldProps {
  value: readonly Material[]
  onChange: (materials: Material[]) => void
  upload: SendFile<TaskFile>
  /** Whether files are on their way, or have failed and wait: saving now would leave them out. */
  onBusy?: (isBusy: boolean) => void
  label?: string
  /** What may be given and what is said of it, where they are no materials of a task. */
  kind?: FilesKind
  error?: string | undefined
  /** What is missing is told: somebody has tried to save. */
  isChecked?: boolean
  disabled?: boolean
}

/** Files to work with (P3 §3 materials): each is sent at once, and can be named, tried again and taken away. */
export function MaterialsField(props: MaterialsFieldProps) {
  useSheet(sheet)
  const { value, onChange, upload, onBusy, label = t.label, kind = materialsKind } = props
  const { error, isChecked = false, disabled } = props
  const aria = useDescription({ hint: kind.hint, error })
  const frame = useRef<HTMLFieldSetElement>(null)
  /** Several files may arrive before it is drawn again. */
  const latest = useRef(value)
  latest.current = value
  function change(materials: Material[]): void {
    latest.current = materials
    onChange(materials)
  }
  const now = useRef({ upload, change })
  now.current = { upload, change }
  const [uploads] = useState(() =>
    createMaterialUploads(
      (file, heard) => now.current.upload(file, heard),
      material => now.current.change([...latest.current, material]),
      kind.refusal,
    ),
  )
  const underWay = useStore(uploads.$uploads)
  /** Names of files that came when there was no room. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const isBusy = underWay.length > 0
  const tell = useEffectEvent((busy: boolean) => {
    onBusy?.(busy)
  })
  // before anything is pressed that depends on it
  useLayoutEffect(() => tell(isBusy), [isBusy])
  useEffect(() => () => uploads.end(), [uploads])

  const isFull = value.length + underWay.length >= TASK_ATTACHMENTS_MAX
  const take = (_first: File | null, files: readonly File[]) => {
    if (disabled) return
    const free = TASK_ATTACHMENTS_MAX - latest.current.length - uploads.$uploads.get().length
    uploads.add(files.slice(0, free))
    setLeftOut(files.slice(free).map(({ name }) => name))
  }
  const drop = useDrop(take)
  const addButton = () => frame.current?.querySelector<HTMLElement>('.task-form-add button')

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
      <Hint of={aria}>{drop.isOver ? t.drop : isFull ? kind.full(TASK_ATTACHMENTS_MAX) : kind.hint}</Hint>
      <ul className="task-form-rows">
        {value.map((material, index) => (
          <li key={material.original_file} className="task-form-row">
            <Field
              label={t.name}
              value={material.label}
              onChange={text =>
                change(value.map((each, place) => (place === index ? { ...each, label: text } : each)))
              }
              autoComplete="off"
              most={ATTACHMENT_LABEL_MAX_CHARACTERS}
              error={
                isChecked && material.label.trim() === ''
                  ? taskSentence('materials', { code: 'required' })
                  : undefined
              }
              required
            />
            <StatusTag>{t.kinds[materialTypeOf(material.original_file) ?? 'text']}</StatusTag>
            <Button
              variant="quiet"
              icon={close}
              iconOnly
              onClick={() => {
                addButton()?.focus()
                change(value.filter((_, place) => place !== index))
              }}
            >
              {t.remove(material.label.trim() || t.name)}
            </Button>
          </li>
        ))}
        {underWay.map(each => (
          <li key={each.id}>
            <UploadRow
              each={each}
              onRemove={() => {
                addButton()?.focus()
                uploads.remove(each.id)
              }}
            />
          </li>
        ))}
      </ul>
      <div className="task-form-add">
        <FileButton
          size="small"
          icon={add}
          label={t.add}
          accept={kind.accept}
          multiple
          disabled={isFull || disabled === true}
          onFile={take}
        />
      </div>
      {isFull && leftOut.length > 0 && (
        <Notice tone="warning">
          <bdi>{t.leftOut(leftOut)}</bdi>
        </Notice>
      )}
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
