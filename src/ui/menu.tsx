import { Fragment, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import { check } from './icons.ts'
import sheet from './menu.css?inline'
import { Surface, type TriggerProps } from './popover.tsx'
import { useSheet } from './style-root.ts'

export interface MenuItem {
  label: string
  icon?: string
  /** A link where there is one, otherwise a button. Takes what `widget.link()` gives. */
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
  newTab?: boolean
  /** Marks where one is. */
  current?: boolean
  danger?: boolean
  /** A line above this entry. */
  separated?: boolean
}

export interface MenuProps extends TriggerProps {
  /** Name of the menu for assistive technology. */
  label: string
  items: readonly MenuItem[]
}

const entries = (surface: Element) => [...surface.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Arrows go round, Home and End jump, letters find the next entry that starts with them, Tab leaves. */
function onKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const all = entries(event.currentTarget)
  const here = all.indexOf(event.target as HTMLElement)
  const steps: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }
  const step = steps[event.key]
  if (step !== undefined) {
    event.preventDefault()
    all.at(step % all.length)?.focus()
  } else if (event.key === 'Tab') {
    close()
  } else if (
    event.key.length === 1 &&
    event.key !== ' ' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey
  ) {
    const letter = event.key.toLocaleLowerCase()
    const after = [...all.slice(here + 1), ...all.slice(0, here + 1)]
    after.find(entry => entry.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus()
  }
}

/** A button that opens a list of links and actions. */
export function Menu({ items, ...rest }: MenuProps) {
  useSheet(sheet)
  return (
    <Surface
      {...rest}
      role="menu"
      onOpened={surface => entries(surface)[0]?.focus()}
      onTriggerKey={(event, open) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open()
      }}
    >
      {close => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the entries, heard where they bubble to
        <div className="cx-menu" role="presentation" onKeyDown={event => onKey(event, close)}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
            <Fragment key={`${item.href ?? item.label} ${index}`}>
              {item.separated && <hr className="cx-menu-line" />}
              <Entry item={item} close={close} />
            </Fragment>
          ))}
        </div>
      )}
    </Surface>
  )
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, href, newTab, current, danger } = item
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: `cx-menu-item${danger ? ' cx-menu-danger' : ''}`,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      close()
      item.onClick?.(event)
    },
  }
  const content = (
    <>
      {icon && <Icon path={icon} />}
      <span title={label}>{label}</span>
      {current && <Icon path={check} size={18} />}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    )
  }
  return (
    <a href={href} {...shared} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {content}
    </a>
  )
}
