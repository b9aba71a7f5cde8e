import sheet from './checklist.css?inline'
import { Icon } from './icon.tsx'
import { check } from './icons.ts'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ChecklistItem {
  label: string
  isMet: boolean
}

export interface ChecklistProps {
  /** Shown above, and the list's name. */
  label: string
  items: readonly ChecklistItem[]
  /** What assistive technology hears after an item, such as 'done' and 'missing'. */
  metText: string
  unmetText: string
}

/** Things to fulfil, each marked once it is; told apart without colour. */
export function Checklist({ label, items, metText, unmetText }: ChecklistProps) {
  useSheet(sheet)
  return (
    <div className="cx-checklist">
      <p>{label}</p>
      <ul className="cx-checklist-items" aria-label={label}>
        {items.map(({ label: item, isMet }) => (
          <li key={item} className={isMet ? 'cx-checklist-met' : undefined}>
            <span className="cx-checklist-mark">{isMet && <Icon path={check} size={16} />}</span>
            <span>
              {item}
              <VisuallyHidden> ({isMet ? metText : unmetText})</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
