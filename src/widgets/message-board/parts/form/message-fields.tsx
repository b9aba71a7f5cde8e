import {
  MESSAGE_DESCRIPTION_MAX_CHARACTERS,
  MESSAGE_SUBJECT_MAX_CHARACTERS,
} from '../../../../contract/limits/messages.ts'
import { normalLink } from '../../../../contract/rules/links.ts'
import { acceptedMedia } from '../../../../contract/rules/material-types.ts'
import type { FormControls } from '../../../../core/forms/use-form.ts'
import type { MessageFormStore } from '../../../../core/message-board/message-form.ts'
import { messageForm as t } from '../../../../core/messages/message-form.ts'
import { mediumRefusal, sendMaterial } from '../../../../core/tasks/task-files.ts'
import { fieldOf } from '../../../../parts/tasks/editor/field-props.ts'
import { FocusFrame } from '../../../../parts/tasks/editor/focus-frame.tsx'
import { LinksField } from '../../../../parts/tasks/form/links-field.tsx'
import { type FilesKind, MaterialsField } from '../../../../parts/tasks/form/materials-field.tsx'
import { Field } from '../../../../ui/field.tsx'

interface MessageFieldsProps {
  controls: FormControls<MessageFormStore['form']>
  /** Somebody has tried to post: what is missing is told. */
  isChecked: boolean
  isPaired: boolean
  onBusy: (field: string, isBusy: boolean) => void
}

const DESCRIPTION_ROWS = 4

const mediaKind: FilesKind = {
  accept: acceptedMedia,
  refusal: mediumRefusal,
  hint: t.mediaHint,
  full: t.mediaFull,
}

const isBlank = ({ label }: { label: string }) => label.trim() === ''

/** What a message is made of (P3 §3 Message form). What is wrong with a link or a file is told in its row. */
export function MessageFields({ controls, isChecked, isPaired, onBusy }: MessageFieldsProps) {
  const links = fieldOf(controls, 'links')
  const media = fieldOf(controls, 'media')
  const linkRowTells = links.value.some(link => isBlank(link) || normalLink(link.url) === null)
  return (
    <>
      <Field
        label={t.subject}
        autoComplete="off"
        most={MESSAGE_SUBJECT_MAX_CHARACTERS}
        count={t.count}
        {...controls.field('subject')}
      />
      <Field
        label={t.description}
        hint={t.readers(isPaired)}
        rows={DESCRIPTION_ROWS}
        most={MESSAGE_DESCRIPTION_MAX_CHARACTERS}
        count={t.count}
        {...controls.field('description')}
      />
      <FocusFrame of={links}>
        <LinksField
          label={t.links}
          value={links.value}
          onChange={links.onChange}
          error={linkRowTells ? undefined : links.error}
          isChecked={isChecked}
          disabled={controls.busy}
        />
      </FocusFrame>
      <FocusFrame of={media}>
        <MaterialsField
          label={t.media}
          kind={mediaKind}
          value={media.value.map(({ label, file }) => ({ label, original_file: file }))}
          onChange={chosen =>
            media.onChange(chosen.map(({ label, original_file }) => ({ label, file: original_file })))
          }
          upload={sendMaterial}
          onBusy={isBusy => onBusy('media', isBusy)}
          error={media.value.some(isBlank) ? undefined : media.error}
          isChecked={isChecked}
          disabled={controls.busy}
        />
      </FocusFrame>
    </>
  )
}
