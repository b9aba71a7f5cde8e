import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { type Described, FieldError, Hint, useDescription } from './form-frame.tsx'
import { Icon } from './icon.tsx'
import { close } from './icons.ts'
import sheet from './multi-select.css?inline'
import { Popover } from './popover.tsx'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Id = string | number

export interface MultiSelectProps<Value extends Id> extends Described {
  values: readonly Value[]
  /** In the order in which they are offered. */
  onChange: (values: Value[]) => void
  options: readonly { value: Value; label: string }[]
  labels: {
    /** On the button that opens the list, such as 'Choose languages'. */
    choose: string
    /** What is seen of that, where the label above the button says the rest. */
    chooseShown?: string
    /** Name of the field that narrows a long list. */
    search: string
    /** Where the search finds nothing. */
    none: string
    /** Name of the button on a tag, such as 'Remove English'. */
    remove: (option: string) => string
  }
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  /** What is chosen stays as it is. */
  readOnly?: boolean
  /** The button that opens the list. */
  ref?: Ref<HTMLElement>
}

/** From so many on a list can be searched. */
const LONG_LIST = 9

/**
 * Some of many: what is chosen as tags that can be removed, and a button that opens native checkboxes, with a search
 * where they are many (docs/decisions/select-of-many.md).
 */
export function MultiSelect<Value extends Id>(props: MultiSelectProps<Value>) {
  useSheet(sheet)
  const { label, hideLabel, hint, error, values, onChange, options, labels, onBlur } = props
  const aria = useDescription(props)
  const frame = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(props.ref, () => openerOf(frame.current) as HTMLElement)
  const chosen = options.filter(option => values.includes(option.value))

  function change(value: Value, isOn: boolean) {
    if (props.readOnly) return
    const wanted = (option: Value) => (option === value ? isOn : values.includes(option))
    onChange(options.map(option => option.value).filter(wanted))
  }

  return (
    <fieldset
      ref={frame}
      id={aria.id}
      aria-describedby={aria['aria-describedby']}
      className="cx-many"
      data-invalid={aria['aria-invalid']}
      disabled={props.disabled}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend className="cx-label">{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <Hint of={aria}>{hint}</Hint>
      {chosen.length > 0 && (
        <ul className="cx-many-tags">
          {chosen.map(option => (
            <li key={option.value} className="cx-many-tag">
              <bdi>{option.label}</bdi>
              <button
                type="button"
                className="cx-many-remove"
                aria-label={labels.remove(option.label)}
                onClick={() => {
                  openerOf(frame.current)?.focus()
                  change(option.value, false)
                }}
              >
                <Icon path={close} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="cx-many-opener">
        <Popover
          label={labels.choose}
          trigger={labels.chooseShown ?? labels.choose}
          triggerLabel={labels.choose}
        >
          <Choices options={options} values={values} labels={labels} onChange={change} />
        </Popover>
      </div>
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}

const openerOf = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('.cx-many-opener button')

interface ChoicesProps<Value extends Id>
  extends Pick<MultiSelectProps<Value>, 'options' | 'values' | 'labels'> {
  onChange: (value: Value, isOn: boolean) => void
}

function Choices<Value extends Id>({ options, values, labels, onChange }: ChoicesProps<Value>) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const shown = options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
  return (
    <div className="cx-many-choices">
      {options.length >= LONG_LIST && (
        <Field
          label={labels.search}
          hideLabel
          placeholder={labels.search}
          value={search}
          onChange={setSearch}
        />
      )}
      {shown.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={<bdi>{label}</bdi>}
          checked={values.includes(value)}
          onChange={isOn => onChange(value, isOn)}
        />
      ))}
      <p className="cx-many-none" role="status">
        {shown.length === 0 && labels.none}
      </p>
    </div>
  )
}
