import { useId, useRef, useState } from 'react'
import frameSheet from './form-frame.css?inline'
import { Icon } from './icon.tsx'
import { close, search } from './icons.ts'
import sheet from './search-field.css?inline'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SearchFieldProps {
  /** Name of the field; shown as its placeholder. */
  label: string
  /** The search in force; typing does not change it. */
  value: string
  /** Enter, or '' from the clear button. */
  onSearch: (value: string) => void
  /** Name of the button that clears, such as 'Clear search'. */
  clearLabel: string
  maxLength?: number
  disabled?: boolean
}

/** A search that runs on Enter, with a button that clears it. */
export function SearchField({ label, value, onSearch, clearLabel, maxLength, disabled }: SearchFieldProps) {
  useSheet(frameSheet)
  useSheet(sheet)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const [inForce, setInForce] = useState(value)
  if (inForce !== value) {
    setInForce(value)
    setDraft(value)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> around the form would be one more box
    <form
      role="search"
      aria-label={label}
      className="cx-search"
      onSubmit={event => {
        event.preventDefault()
        onSearch(draft.trim())
      }}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon path={search} />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        className="cx-control"
        placeholder={label}
        value={draft}
        maxLength={maxLength}
        disabled={disabled}
        onChange={event => setDraft(event.target.value)}
      />
      {draft !== '' && !disabled && (
        <button
          type="button"
          className="cx-search-clear"
          aria-label={clearLabel}
          onClick={() => {
            setDraft('')
            input.current?.focus()
            if (value !== '') onSearch('')
          }}
        >
          <Icon path={close} size={18} />
        </button>
      )}
    </form>
  )
}
