import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import buttonSheet from './button.css?inline'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'
import { keepPlaced, type Placement } from './place.ts'
import sheet from './popover.css?inline'
import { useSheet } from './style-root.ts'

/** The button that opens something. */
export interface TriggerProps {
  /** What is on the button: text, an icon, an avatar. */
  trigger: ReactNode
  /** Name of the button where what is on it says too little. */
  triggerLabel?: string
  /** `secondary` by default; `bare` has no look of its own, for an avatar. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'bare'
  /** An arrow after the content, shown by default except for `bare`. */
  arrow?: boolean
  /** `bottom-start` by default. */
  placement?: Placement
}

interface SurfaceProps extends TriggerProps {
  role: 'dialog' | 'menu'
  /** Name of what opens. */
  label: string
  children: (close: () => void) => ReactNode
  onTriggerKey?: (event: KeyboardEvent, open: () => void) => void
  onOpened?: (surface: HTMLElement) => void
}

/**
 * A button and a native popover at it. Esc, a press outside and the place in the tab order are the browser's; what
 * is inside exists only while it is open.
 */
export function Surface(props: SurfaceProps) {
  useSheet(buttonSheet)
  useSheet(sheet)
  const {
    trigger,
    triggerLabel,
    variant = 'secondary',
    arrow = variant !== 'bare',
    placement = 'bottom-start',
  } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const [box, opener] = [surface.current, button.current]
    if (!open || !box || !opener) return
    const letGo = keepPlaced(box, opener, placement)
    // Safari before 18.3 leaves it open on a tablet
    const touch = (event: PointerEvent) => {
      const isInside = event.composedPath().some(at => at === box || at === opener)
      if (event.pointerType === 'touch' && !isInside) box.hidePopover()
    }
    document.addEventListener('pointerdown', touch)
    return () => {
      letGo()
      document.removeEventListener('pointerdown', touch)
    }
  }, [open, placement])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={variant === 'bare' ? 'cx-trigger-bare' : `cx-button cx-button-${variant}`}
        aria-label={triggerLabel}
        aria-haspopup={props.role}
        aria-expanded={open}
        popoverTarget={id}
        onKeyDown={event => props.onTriggerKey?.(event, () => surface.current?.showPopover())}
      >
        <span className="cx-button-content">
          {trigger}
          {arrow && <Icon path={chevronDown} size={18} />}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      <div
        ref={surface}
        id={id}
        popover="auto"
        role={props.role}
        aria-label={props.label}
        className="cx-popover"
        onBeforeToggle={event => {
          // before the content goes: in a shadow root browsers do not give the focus back by themselves
          if (event.newState === 'closed' && hasFocus(event.currentTarget)) button.current?.focus()
          setOpen(event.newState === 'open')
        }}
        onToggle={event => {
          if (event.newState === 'open') props.onOpened?.(event.currentTarget)
        }}
      >
        {open && props.children(() => surface.current?.hidePopover())}
      </div>
    </>
  )
}

const hasFocus = (element: Element) => element.matches(':focus-within')

export interface PopoverProps extends TriggerProps {
  /** Name of the popover for assistive technology. */
  label: string
  /** The content, or a function of `close` that gives it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a small box of content beside it, such as a support address. */
export function Popover({ children, ...rest }: PopoverProps) {
  return (
    <Surface {...rest} role="dialog">
      {close => (
        <div className="cx-popover-body">{typeof children === 'function' ? children(close) : children}</div>
      )}
    </Surface>
  )
}
