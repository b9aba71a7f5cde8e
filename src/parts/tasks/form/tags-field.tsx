import { type Ref, useRef, useState } from 'react'
import { TAG_MAX_CHARACTERS, TAGS_MAX } from '../../../contract/limits/tasks.ts'
import { taskSentence } from '../../../contract/server-messages/task-fields.ts'
import { taskForm } from '../../../core/messages/task-form.ts'
import { Button } from '../../../ui/button.tsx'
import { COMPOSING_KEY_CODE } from '../../../ui/composing-key.ts'
import { Field } from '../../../ui/field.tsx'
import { FieldError, Hint, useDescription } from '../../../ui/form-frame.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { close } from '../../../ui/icons.ts'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './form-fields.css?inline'

const { tags: t } = taskForm

export interface TagsFieldProps {
  value: readonly { name: string }[]
  onChange: (tags: { name: string }[]) => void
  onBlur?: () => void
  label?: string
  error?: string | undefined
  disabled?: boolean
  name?: string
  /** The field for the next tag. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Words by which a task is found, up to five (P3 §5). What is typed and not added is added when one goes on. */
export function TagsField({
  value,
  onChange,
  onBlur,
  label = t.label,
  error,
  disabled,
  ref,
}: TagsFieldProps) {
  useSheet(sheet)
  const aria = useDescription({ hint: true, error })
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const frame = useRef<HTMLFieldSetElement>(null)
  const isFull = value.length >= TAGS_MAX

  function add(): void {
    const name = typed.trim()
    if (name === '') return
    if (name.length > TAG_MAX_CHARACTERS) {
      setWrong(taskSentence('tags', { code: 'too_long', letters: TAG_MAX_CHARACTERS }))
    } else if (value.some(tag => isSame(tag.name, name))) setWrong(t.twice)
    else {
      onChange([...value, { name }])
      setTyped('')
      setWrong(undefined)
    }
  }

  function remove(index: number): void {
    // to the one that comes in its place, or else to what one types in
    const others = [...(frame.current?.querySelectorAll<HTMLElement>('.task-form-remove') ?? [])]
    const next = others[index + 1] ?? others[index - 1] ?? frame.current?.querySelector('input')
    next?.focus()
    onChange(value.filter((_, place) => place !== index))
  }

  return (
    <fieldset
      ref={frame}
      className="task-form-group"
      aria-describedby={aria['aria-describedby']}
      disabled={disabled}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        add()
        onBlur?.()
      }}
    >
      <legend className="cx-label">{label}</legend>
      <Hint of={aria}>{isFull ? t.full(TAGS_MAX) : t.hint(TAGS_MAX)}</Hint>
      {value.length > 0 && (
        <ul className="task-form-tags">
          {value.map(({ name }, index) => (
            <li key={name} className="task-form-tag">
              <bdi>{name}</bdi>
              <button
                type="button"
                className="task-form-remove"
                aria-label={t.remove(name)}
                onClick={() => remove(index)}
              >
                <Icon path={close} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key of its field, heard where it bubbles to
        <div
          className="task-form-line"
          role="presentation"
          onKeyDown={event => {
            if (!['Enter', ','].includes(event.key) || event.keyCode === COMPOSING_KEY_CODE) return
            if (!(event.target instanceof HTMLInputElement)) return
            event.preventDefault()
            add()
          }}
        >
          <Field
            label={t.name}
            hideLabel
            placeholder={t.name}
            autoComplete="off"
            value={typed}
            onChange={text => {
              setTyped(text)
              setWrong(undefined)
            }}
            most={TAG_MAX_CHARACTERS}
            {...(typed.length > TAG_MAX_CHARACTERS - 10 && { count: t.count })}
            error={wrong}
            {...(ref && { ref })}
          />
          <Button onClick={add}>{t.add}</Button>
        </div>
      )}
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
