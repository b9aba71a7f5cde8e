import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { keepPlaced } from './place.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** What tells it from others of its name, such as an address; under the label. */
  detail?: string
}

/** What is offered for the text that was typed; the caller searches, and says how many there are at most. */
export type Offer =
  | { at: 'nothing' }
  | { at: 'loading' }
  /** `told` where the options are no finds, such as a way on; their number by default. */
  | { at: 'found'; options: readonly ComboboxOption[]; told?: string }
  | { at: 'failed'; reason: string }

interface OptionProps {
  id: string
  option: ComboboxOption
  isActive: boolean
  onPress: () => void
}

/** One suggestion; the keys that reach it are heard by the control. */
export function Option({ id, option, isActive, onPress }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the control, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the control points at it
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className="cx-combobox-option"
      onClick={onPress}
    >
      <bdi>{option.label}</bdi>
      {option.detail && <bdi className="cx-combobox-detail">{option.detail}</bdi>}
    </div>
  )
}

/** The box in the top layer, as wide as the control. A press in it leaves the focus where it is. */
export function SuggestionBox({
  anchor,
  children,
}: {
  anchor: { current: HTMLElement | null }
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current || !anchor.current) return undefined
    box.current.showPopover()
    box.current.style.width = `${anchor.current.offsetWidth}px`
    return keepPlaced(box.current, anchor.current, 'bottom-start')
  }, [anchor])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the control, nothing is done by it
    <div ref={box} popover="manual" className="cx-combobox-box" onMouseDown={event => event.preventDefault()}>
      {children}
    </div>
  )
}
