import { normalLink } from '../../../contract/rules/links.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { sendMaterial } from '../../../core/tasks/task-files.ts'
import { FieldsGroup } from '../../profile/fields-group.tsx'
import { LinksField } from '../form/links-field.tsx'
import { MaterialsField } from '../form/materials-field.tsx'
import { fieldOf, type TaskFieldsProps } from './field-props.ts'
import { FocusFrame } from './focus-frame.tsx'

const isBlank = ({ label }: { label: string }) => label.trim() === ''

/** Files and web pages to work with (P3 §3). What is wrong with one of them is told in its row. */
export function AttachmentFields({ controls, isChecked, disabled, onBusy }: TaskFieldsProps) {
  const materials = fieldOf(controls, 'materials')
  const links = fieldOf(controls, 'links')
  const linkRowTells = links.value.some(link => isBlank(link) || normalLink(link.url) === null)
  return (
    <FieldsGroup>
      <FocusFrame of={materials}>
        <MaterialsField
          label={t.fields.materials}
          value={materials.value}
          onChange={materials.onChange}
          upload={sendMaterial}
          onBusy={busy => onBusy('materials', busy)}
          error={materials.value.some(isBlank) ? undefined : materials.error}
          isChecked={isChecked}
          disabled={disabled}
        />
      </FocusFrame>
      <FocusFrame of={links}>
        <LinksField
          label={t.fields.links}
          value={links.value}
          onChange={links.onChange}
          error={linkRowTells ? undefined : links.error}
          isChecked={isChecked}
          disabled={disabled}
        />
      </FocusFrame>
    </FieldsGroup>
  )
}
