import { type KeyboardEvent, type Ref, useId } from 'react'
import { Avatar } from './avatar.tsx'
import sheet from './avatar-picker.css?inline'
import { FileButton } from './file-button.tsx'
import { type Described, FieldError, Hint, useDescription } from './form-frame.tsx'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Picture {
  value: string
  /** Name of the picture, such as 'Avatar 12'. */
  label: string
  src: string
}

export interface AvatarPickerProps extends Described {
  /** The value of one of the pictures, or '' . */
  value: string
  onChange: (value: string) => void
  pictures: readonly Picture[]
  /** The button for a picture of one's own; without it there is none. */
  upload?: {
    label: string
    /** What browsers offer, such as 'image/png,image/jpeg'. */
    accept: string
    onFile: (file: File) => void
    busy?: boolean
    busyLabel?: string
  }
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  /** What is chosen stays as it is. */
  readOnly?: boolean
  /** The picture that takes the focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One picture of many: native radio buttons in a grid, of which one is in the tab order, gone through by arrows and in
 * rows. It scrolls by itself, so that pictures are loaded only when they come into sight.
 */
export function AvatarPicker(props: AvatarPickerProps) {
  useSheet(sheet)
  const { label, hideLabel, hint, error, value, onChange, pictures, upload, onBlur, ref, readOnly } = props
  const aria = useDescription(props)
  const name = useId()
  const inTabOrder = Math.max(
    0,
    pictures.findIndex(picture => picture.value === value),
  )

  return (
    <fieldset
      {...aria}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radio group may be required and invalid
      role="radiogroup"
      className="cx-avatars"
      aria-required={props.required}
      disabled={props.disabled}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend className="cx-label">{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <Hint of={aria}>{hint}</Hint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the pictures, heard where they bubble to */}
      <div className="cx-avatars-grid" role="presentation" onKeyDown={goByRows}>
        {pictures.map((picture, index) => (
          <label key={picture.value} className="cx-avatars-one">
            <input
              ref={index === inTabOrder ? ref : undefined}
              type="radio"
              name={name}
              value={picture.value}
              checked={picture.value === value}
              onChange={() => {
                if (!readOnly) onChange(picture.value)
              }}
            />
            <Avatar name={picture.label} src={picture.src} size={72} decorative />
            <VisuallyHidden>{picture.label}</VisuallyHidden>
          </label>
        ))}
      </div>
      {upload && (
        <div className="cx-avatars-upload">
          <FileButton
            {...upload}
            onFile={file => file && upload.onFile(file)}
            disabled={props.disabled || readOnly || false}
          />
        </div>
      )}
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}

/** Up and down go by rows, Home and End to the ends; left and right are the browser's. */
function goByRows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
  const here = all.indexOf(event.target as HTMLInputElement)
  const tops = all.map(input => input.parentElement?.offsetTop)
  const columns = tops.filter(top => top === tops[0]).length
  const steps: Record<string, number> = {
    ArrowDown: here + columns,
    ArrowUp: here - columns,
    Home: 0,
    End: all.length - 1,
  }
  const step = steps[event.key]
  if (step === undefined || here < 0) return
  event.preventDefault()
  all[step]?.focus()
  all[step]?.click()
}
