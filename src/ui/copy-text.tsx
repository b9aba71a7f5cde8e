import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import sheet from './copy-text.css?inline'
import { Icon } from './icon.tsx'
import { copy } from './icons.ts'
import { keepPlaced } from './place.ts'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface CopyTextProps {
  /** What is copied, and shown. */
  text: string
  /** Name of the button, such as 'Copy code QX7-KLM'. It has to hold the text that is shown. */
  label: string
  /** Tooltip and announcement after copying, such as 'Copied!'. */
  copied: string
  /** Tooltip and announcement where the browser does not let us copy; the text is then selected, if it is shown here. */
  failed: string
  /** How long the tooltip stays; 1000 ms by default. */
  ms?: number
  onCopied?: () => void
  /** Shown in place of the text, such as 'Copy link'. */
  children?: string
}

/** A text with a button's manners: a press copies it and says so for a moment. */
export function CopyText({
  text,
  label,
  copied,
  failed,
  ms = 1000,
  onCopied,
  children = text,
}: CopyTextProps) {
  useSheet(sheet)
  // a new object for each press, so that a second one starts the time again
  const [told, tell] = useState<{ text: string }>()
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!told || !tip.current || !button.current) return
    if (!tip.current.matches(':popover-open')) tip.current.showPopover()
    const stop = keepPlaced(tip.current, button.current, 'top-center')
    const timer = setTimeout(tell, ms, undefined)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [told, ms])

  async function press() {
    const done =
      (await copyToClipboard(text)) || (button.current !== null && copyBySelection(text, button.current))
    // what is not shown here cannot be selected
    if (!done && button.current && children === text) getSelection()?.selectAllChildren(button.current)
    if (done) onCopied?.()
    tell({ text: done ? copied : failed })
  }

  return (
    <span className="cx-copy">
      <button ref={button} type="button" className="cx-copy-button" aria-label={label} onClick={press}>
        <bdi className={isWord(children) ? 'cx-copy-word' : undefined}>{children}</bdi>
        <Icon path={copy} size={18} />
      </button>
      {told && (
        <span ref={tip} popover="manual" aria-hidden className="cx-copy-tip">
          {told.text}
        </span>
      )}
      <VisuallyHidden live>{told?.text}</VisuallyHidden>
    </span>
  )
}

/** A code, which is read and typed as a whole; what is longer has to go where it has room. */
const isWord = (shown: ReactNode) => typeof shown === 'string' && /^\S{1,16}$/.test(shown)

async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, no secure context, a frame without the policy
  }
}

/** The way from before the Clipboard API, which asks for no permission. The focus goes back to the button. */
function copyBySelection(text: string, button: HTMLButtonElement): boolean {
  const field = document.createElement('textarea')
  field.className = 'cx-copy-source'
  field.value = text
  field.readOnly = true
  button.after(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    button.focus()
  }
}
