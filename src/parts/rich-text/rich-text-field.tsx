import { type ComponentType, type Ref, useId, useMemo } from 'react'
import { richTextLength } from '../../contract/rules/rich-text.ts'
import { createLoad } from '../../core/http/load.ts'
import { richText as t } from '../../core/messages/rich-text.ts'
import { type Described, FieldError, Hint, useDescription } from '../../ui/form-frame.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Loaded } from '../loaded.tsx'
import type { RichTextEditorProps } from './editor/rich-text-editor.tsx'
import { shownKeys } from './editor/shown-keys.ts'
import sheet from './rich-text-field.css?inline'

export interface RichTextFieldProps
  extends Described,
    Pick<RichTextEditorProps, 'value' | 'onChange' | 'upload'> {
  label: string
  /** The person has gone on: to one of its tools or dialogs is not gone. */
  onBlur?: () => void
  /** So many letters its rule takes, as one reads them. More can be written, since what is cut off nobody is told. */
  most?: number
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  name?: string
  /** The text itself. */
  ref?: Ref<HTMLElement>
}

/** From this part of what may be written on, the count is shown. */
const COUNTED_FROM = 0.9
const HEIGHT_PX = 500
const TOOLS_KEYS = 'Alt-F10'

/** Once for all fields of a page. */
const editor = createLoad<ComponentType<RichTextEditorProps>>(
  async () => ({ data: (await import('./editor/rich-text-editor.tsx')).RichTextEditor }),
  { failed: t.later },
)

/** A labelled field for a text with headings, lists, links, pictures and tables (P3 §2, §5; height of P1 §9). */
export function RichTextField(props: RichTextFieldProps) {
  useSheet(sheet)
  const { value, label, hideLabel, hint, error, most, required, disabled, readOnly, ref } = props
  const described = useDescription(props)
  const labelId = useId()
  const used = useMemo(() => richTextLength(value), [value])
  const counted = most !== undefined && used >= most * COUNTED_FROM
  const use = disabled ? 'disabled' : readOnly ? 'readOnly' : 'open'

  const describedBy = [
    described['aria-describedby'],
    counted && `${described.id}-count`,
    use === 'open' && `${described.id}-keys`,
  ]
    .filter(Boolean)
    .join(' ')
  const isInvalid = described['aria-invalid'] === true
  const { id } = described
  const aria = useMemo(
    () => ({
      id,
      'aria-labelledby': labelId,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
      ...(use === 'readOnly' && { 'aria-readonly': 'true' }),
      ...(use === 'disabled' && { 'aria-disabled': 'true' }),
    }),
    [id, labelId, describedBy, isInvalid, required, use],
  )

  return (
    <div className="cx-frame">
      <div className="cx-frame-head">
        <span className="cx-label" id={labelId}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        {counted && (
          <span className="cx-rich-count" id={`${id}-count`} data-over={used > most}>
            {t.count(used, most)}
          </span>
        )}
      </div>
      <Hint of={described}>{hint}</Hint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whether the focus is in it */}
      <div
        className="cx-rich-field"
        data-use={use}
        data-invalid={isInvalid || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) props.onBlur?.()
        }}
      >
        <Loaded list={editor} label={label} height={HEIGHT_PX}>
          {Editor => (
            <Editor {...{ value, label, aria, use, ref }} onChange={props.onChange} upload={props.upload} />
          )}
        </Loaded>
      </div>
      {use === 'open' && (
        <span hidden id={`${id}-keys`}>
          {t.keysHint(shownKeys(TOOLS_KEYS))}
        </span>
      )}
      <FieldError of={described}>{error}</FieldError>
    </div>
  )
}
