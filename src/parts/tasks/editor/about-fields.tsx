import { TASK_NAME_MAX_CHARACTERS } from '../../../contract/limits/tasks.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { sendThumbnail } from '../../../core/tasks/task-files.ts'
import type { SendFile } from '../../../core/uploads/file-upload.ts'
import { Field } from '../../../ui/field.tsx'
import { FieldsGroup } from '../../profile/fields-group.tsx'
import { TagsField } from '../form/tags-field.tsx'
import { ThumbnailField } from '../form/thumbnail-field.tsx'
import { fieldOf, type TaskFieldsProps } from './field-props.ts'
import { FocusFrame } from './focus-frame.tsx'

type Sent = Awaited<ReturnType<typeof sendThumbnail>>

/** By its address, which the server takes as well: what is kept of it is to be seen when it comes back. */
const sendShown: SendFile<Sent> = async (file, heard) => {
  const { src } = await sendThumbnail(file, heard)
  return { name: src, src }
}

/** What a task is called and found by, and its picture. Independent teachers have no tags (P3 §6). */
export function AboutFields({ controls, context, disabled, onBusy }: TaskFieldsProps) {
  const independent = isIndependent(context.user)
  // a task of a course may have come without one
  const mayBeMissing = independent || context.saved?.task_thumbnail === null
  const thumbnail = fieldOf(controls, 'task_thumbnail')
  const tags = fieldOf(controls, 'tags')
  return (
    <FieldsGroup>
      <Field
        {...controls.field('task_name')}
        label={t.marked(t.fields.task_name)}
        autoComplete="off"
        most={TASK_NAME_MAX_CHARACTERS}
      />
      <Field
        {...controls.field('topic')}
        label={t.fields.topic}
        autoComplete="off"
        most={TASK_NAME_MAX_CHARACTERS}
        required={false}
      />
      <Field
        {...controls.field('summary')}
        label={t.fields.summary}
        autoComplete="off"
        most={TASK_NAME_MAX_CHARACTERS}
        required={false}
      />
      <FocusFrame of={thumbnail}>
        <ThumbnailField
          label={mayBeMissing ? t.fields.task_thumbnail : t.marked(t.fields.task_thumbnail)}
          value={thumbnail.value}
          onChange={thumbnail.onChange}
          onBlur={thumbnail.onBlur}
          upload={sendShown}
          onBusy={busy => onBusy('task_thumbnail', busy)}
          error={thumbnail.error}
          isOptional={mayBeMissing}
          disabled={disabled}
        />
      </FocusFrame>
      {!independent && (
        <FocusFrame of={tags}>
          <TagsField
            label={t.fields.tags}
            value={tags.value}
            onChange={tags.onChange}
            error={tags.error}
            disabled={disabled}
          />
        </FocusFrame>
      )}
    </FieldsGroup>
  )
}
