import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import sheet from './combobox.css?inline'
import { type ComboboxOption, type Offer, Option, SuggestionBox } from './combobox-list.tsx'
import { COMPOSING_KEY_CODE } from './composing-key.ts'
import { type Described, FormFrame, useDescription } from './form-frame.tsx'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ComboboxProps extends Described {
  /** The text in the control; typing changes it, and the caller searches for it. */
  value: string
  onChange: (text: string) => void
  offer: Offer
  onChoose: (option: ComboboxOption) => void
  /** Tries again after a failure. */
  onRetry?: () => void
  labels: {
    /** Name of the list, such as 'Schools'. */
    list: string
    loading: string
    /** Where nothing was found. */
    none: string
    /** How many there are, for assistive technology. */
    found: (count: number) => string
    retry: string
  }
  onBlur?: () => void
  name?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The option that stands for a failure: choosing it tries again. */
const RETRY = '\0retry'

/**
 * A text control with a list of suggestions, after the ARIA pattern of a combobox with a listbox: the focus stays in
 * the text, arrows go through the list, Enter chooses, Esc closes. Any text may stay; what is chosen is told apart.
 */
export function Combobox(props: ComboboxProps) {
  useSheet(sheet)
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    onChange,
    offer,
    onChoose,
    onRetry,
    labels,
    onBlur,
    ...rest
  } = props
  const aria = useDescription(props)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const options = optionsOf(offer, labels.retry)
  const told = toldOf(offer, labels)
  const isShown = isOpen && !props.disabled && !props.readOnly && offer.at !== 'nothing'
  const hasList = isShown && options.length > 0
  const at = active < options.length ? active : -1
  const listId = `${aria.id}-list`
  const optionId = (index: number) => `${aria.id}-option-${index}`

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(option: ComboboxOption) {
    if (option.value === RETRY) {
      setActive(-1)
      onRetry?.()
      return
    }
    onChoose(option)
    close()
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.keyCode === COMPOSING_KEY_CODE) return
    const chosen = hasList ? options[at] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (!event.altKey) setActive(next(at, options.length, event.key === 'ArrowDown'))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && isShown) {
      // the modal around it stays open
      event.preventDefault()
      close()
    }
  }

  return (
    <FormFrame of={aria} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <input
        {...rest}
        {...aria}
        ref={input}
        className="cx-control"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && at >= 0 ? optionId(at) : undefined}
        value={value}
        onChange={event => {
          setOpen(true)
          setActive(-1)
          onChange(event.target.value)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKey}
        onBlur={() => {
          close()
          onBlur?.()
        }}
      />
      <VisuallyHidden live>{isShown && told}</VisuallyHidden>
      {isShown && (
        <SuggestionBox anchor={input}>
          {offer.at !== 'found' || options.length === 0 ? (
            <p className="cx-combobox-told" aria-hidden>
              {told}
            </p>
          ) : null}
          {hasList && (
            <div role="listbox" id={listId} aria-label={labels.list}>
              {options.map((option, index) => (
                <Option
                  key={option.value}
                  id={optionId(index)}
                  option={option}
                  isActive={index === at}
                  onPress={() => choose(option)}
                />
              ))}
            </div>
          )}
        </SuggestionBox>
      )}
    </FormFrame>
  )
}

const optionsOf = (offer: Offer, retry: string): readonly ComboboxOption[] =>
  offer.at === 'found' ? offer.options : offer.at === 'failed' ? [{ value: RETRY, label: retry }] : []

function toldOf(offer: Offer, labels: ComboboxProps['labels']): string | undefined {
  if (offer.at === 'loading') return labels.loading
  if (offer.at === 'failed') return offer.reason
  if (offer.at === 'nothing') return undefined
  return offer.told ?? (offer.options.length ? labels.found(offer.options.length) : labels.none)
}

/** The option after or before one, round; -1 is the text itself. */
function next(at: number, count: number, isForward: boolean): number {
  if (count === 0) return -1
  if (isForward) return (at + 1) % count
  return at <= 0 ? count - 1 : at - 1
}
