import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useForm } from '../../../core/forms/use-form.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { TaskEditorStore } from '../../../core/tasks/task-editor.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { eye } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { KeptChanges } from '../../kept-changes.tsx'
import { AboutFields } from './about-fields.tsx'
import { AtFault } from './at-fault.tsx'
import { AttachmentFields } from './attachment-fields.tsx'
import { DueFields } from './due-fields.tsx'
import type { TaskFieldsProps } from './field-props.ts'
import { LeaveModal } from './leave-modal.tsx'
import { MoreFields } from './more-fields.tsx'
import { Preview } from './preview.tsx'
import { SaveOutcome } from './save-outcome.tsx'
import { StudentFields } from './student-fields.tsx'
import sheet from './task-form.css?inline'
import { useUploading } from './use-uploading.ts'

export interface TaskFormProps {
  editor: TaskEditorStore
  /** What stands under the heading. */
  children?: ReactNode
  /** Somebody wants to leave what is not saved, by the way back or by Cancel, and is asked first. */
  isLeaving: boolean
  onStay: () => void
  onLeave: () => void
  /** Presses Cancel. */
  onCancel: () => void
  /** Saved, and that was read. */
  onDone: () => void
  /** Something would be lost or left behind by leaving. */
  onWork: (isWork: boolean) => void
  /** The exchange may have expired. */
  refresh: () => void
}

/** The form of a task, new or edited (P3 §2 My Tasks); nothing of it can be changed once the exchange has expired. */
export function TaskForm(props: TaskFormProps) {
  useSheet(sheet)
  const { editor, isLeaving, onStay, onLeave, onCancel, onDone, onWork, refresh } = props
  const controls = useForm(editor.form)
  const context = useStore(editor.$context)
  const task = useStore(editor.$task)
  const isChanged = useStore(editor.$isChanged)
  const uploading = useUploading()
  const [isChecked, setChecked] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const isExpired = context.classroom.status === 'expired'
  const isWork = isChanged || uploading.is
  useEffect(() => editor.watch(), [editor])
  useEffect(() => onWork(isWork), [onWork, isWork])

  function save(event?: FormEvent): void {
    event?.preventDefault()
    setChecked(true)
    if (uploading.is) uploading.tell()
    else void controls.submit()
  }

  const fields: TaskFieldsProps = {
    controls,
    context,
    isChecked,
    disabled: isExpired || controls.busy,
    onBusy: uploading.set,
  }
  const sections: [title: string, content: ReactNode][] = [
    [t.sections.about, <AboutFields key="about" {...fields} />],
    [t.sections.students, <StudentFields key="students" {...fields} />],
    [t.sections.dates, <DueFields key="dates" {...fields} />],
    [t.sections.texts, <MoreFields key="texts" {...fields} />],
    [t.sections.attachments, <AttachmentFields key="attachments" {...fields} />],
  ]
  return (
    <>
      <header className="cx-task-form-head">
        <div>
          <h2>{task ? t.editTitle : t.createTitle}</h2>
          <p>{t.required}</p>
        </div>
        <Button icon={eye} onClick={() => setPreviewed(true)}>
          {t.preview}
        </Button>
      </header>
      {props.children}
      {isExpired && <Notice tone="warning">{t.expired}</Notice>}
      {!isExpired && <KeptChanges changes={editor.changes} disabled={controls.busy} />}
      <form className="cx-task-form" noValidate onSubmit={save}>
        {sections.map(([title, content]) => (
          <fieldset key={title} className="cx-task-form-section" disabled={isExpired}>
            <legend>{title}</legend>
            {content}
          </fieldset>
        ))}
        {isChecked && <AtFault controls={controls} />}
        {uploading.isTold && <Notice tone="warning">{t.uploading}</Notice>}
        <div className="cx-task-form-buttons">
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isExpired}
            busy={controls.busy}
            busyLabel={t.saving}
          >
            {t.save}
          </Button>
        </div>
      </form>
      {isPreviewed && (
        <Preview draft={controls.draft} media={task?.media ?? []} onClose={() => setPreviewed(false)} />
      )}
      {isLeaving && (
        <LeaveModal
          isUploading={uploading.is}
          onStay={onStay}
          onLeave={onLeave}
          onDiscard={() => {
            editor.changes.discard()
            onLeave()
          }}
        />
      )}
      <SaveOutcome editor={editor} controls={controls} onSave={save} onDone={onDone} onExpired={refresh} />
    </>
  )
}
