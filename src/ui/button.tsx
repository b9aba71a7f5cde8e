import type { MouseEvent, ReactNode, Ref } from 'react'
import sheet from './button.css?inline'
import { Icon } from './icon.tsx'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Look {
  children: ReactNode
  /** `secondary` by default; a view has one `primary`; `soft` is for what many cards in a row have each. */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
  /** `medium` (44 px high) by default; `small` is 34 px. */
  size?: 'medium' | 'small'
  /** Path data of an icon before the text. */
  icon?: string
  /** Path data of an icon after the text. */
  iconAfter?: string
  /** Shows the icon alone; the text stays as the button's name. */
  iconOnly?: boolean
  /** As wide as its container. */
  wide?: boolean
}

export interface ButtonProps extends Look {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  /** `button` by default. */
  type?: 'button' | 'submit'
  disabled?: boolean
  /** Work is going on: keeps width and focus, ignores presses. */
  busy?: boolean
  /** What assistive technology hears while busy, such as 'Signing in…'. */
  busyLabel?: string
  /** What the button does in more words, where its text alone is not enough. */
  describedBy?: string
  /** It shows something below, or hides it: whether that is shown. */
  expanded?: boolean
  autoFocusInModal?: boolean
  ref?: Ref<HTMLButtonElement>
}

function classes({ variant = 'secondary', size = 'medium', iconOnly, wide }: Look): string {
  return [
    'cx-button',
    `cx-button-${variant}`,
    size === 'small' && 'cx-button-small',
    iconOnly && 'cx-button-icon-only',
    wide && 'cx-button-wide',
  ]
    .filter(Boolean)
    .join(' ')
}

function Content({ children, icon, iconAfter, iconOnly }: Look) {
  return (
    <span className="cx-button-content">
      {icon && <Icon path={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      {iconAfter && <Icon path={iconAfter} size={18} />}
    </span>
  )
}

/** A button. While `busy` it is still focusable, says `busyLabel` once and does nothing when pressed. */
export function Button(props: ButtonProps) {
  useSheet(sheet)
  const {
    onClick,
    type = 'button',
    disabled,
    busy = false,
    busyLabel,
    describedBy,
    expanded,
    autoFocusInModal,
    ref,
  } = props
  return (
    <>
      <button
        ref={ref}
        type={type}
        className={classes(props)}
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
        aria-expanded={expanded}
        data-autofocus={autoFocusInModal || undefined}
        onClick={event => {
          if (busy) event.preventDefault()
          else onClick?.(event)
        }}
      >
        <Content {...props} />
        {busy && <span className="cx-button-spinner" />}
      </button>
      {busyLabel !== undefined && <VisuallyHidden live>{busy && busyLabel}</VisuallyHidden>}
    </>
  )
}

export interface ButtonLinkProps extends Look {
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Opens another tab. */
  newTab?: boolean
  target?: '_blank'
}

/** A link that looks like a button; takes what `widget.link()` gives. */
export function ButtonLink(props: ButtonLinkProps) {
  useSheet(sheet)
  const { href, onClick, newTab, target } = props
  const tab = newTab || target ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={classes(props)} href={href} onClick={onClick} {...tab}>
      <Content {...props} />
    </a>
  )
}
