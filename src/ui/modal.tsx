import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { focusInside } from './focus-inside.ts'
import { close } from './icons.ts'
import sheet from './modal.css?inline'
import { useTurn } from './modal-turns.ts'
import { useSheet } from './style-root.ts'

export interface ModalProps {
  /** Nothing is rendered while false, so what is inside starts afresh each time. */
  open: boolean
  title: ReactNode
  /** Esc, the close button, the back gesture. The parent sets `open` to false. */
  onClose: () => void
  /** Name of the close button. Without one the modal can only be left through its actions. */
  closeLabel?: string
  children?: ReactNode
  /** Buttons at the bottom, the last one the one to press. */
  actions?: ReactNode
  /** Widest: `small` 440 px (messages, the default), `medium` 600 px, `large` 920 px. */
  size?: 'small' | 'medium' | 'large'
}

/**
 * A native modal dialog: in the top layer, so that no ancestor clips it, with the focus inside, and given back to
 * where it was on closing. What gets the focus first is `[data-autofocus]`, else the first control of the content.
 * Two never stack: while a later one is open, the earlier one waits behind the page.
 */
export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null
}

function OpenModal({ title, onClose, closeLabel, children, actions, size = 'small' }: ModalProps) {
  useSheet(sheet)
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  const leave = useEffectEvent(() => {
    if (closeLabel !== undefined) onClose()
  })

  const hasTurn = useTurn(dialog)
  const hadFocus = useFocusBefore(dialog)
  // what has the focus as it gives way to another one, to have it again afterwards
  const last = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    // one that was taken out of the page with others gets its turn before it is unmounted
    if (!element?.isConnected || !hasTurn) return
    element.showModal()
    ;(last.current ?? element.querySelector<HTMLElement>('[data-autofocus]'))?.focus()

    // the browser closes by itself on a second Esc; whether the modal is open is the parent's decision. Chromium tells of
    // it with the next frame: one that waited for another modal and is open again has not been closed
    const reopen = () => {
      if (element.open) return
      leave()
      if (element.isConnected) element.showModal()
    }
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      leave()
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', reopen)
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', reopen)
      last.current = element.querySelector<HTMLElement>(':focus')
      element.close()
    }
  }, [hasTurn])
  useFocusBack(hadFocus)

  return (
    <dialog ref={dialog} className={`cx-modal cx-modal-${size}`} aria-labelledby={titleId}>
      <div className="cx-modal-frame">
        <h2 className="cx-modal-title" id={titleId}>
          {title}
        </h2>
        <div className="cx-modal-body" ref={body} tabIndex={scrolls ? 0 : undefined}>
          {children}
        </div>
        {actions && <div className="cx-modal-actions">{actions}</div>}
        {closeLabel !== undefined && (
          <div className="cx-modal-close">
            <Button variant="quiet" size="small" icon={close} iconOnly onClick={onClose}>
              {closeLabel}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  )
}

interface HadFocus {
  dialog: HTMLElement
  root: Document | ShadowRoot
  element: Element | null
}

/** What had the focus when the modal came. */
function useFocusBefore(dialog: { current: HTMLElement | null }): { readonly current: HadFocus | undefined } {
  const before = useRef<HadFocus>(undefined)
  useLayoutEffect(() => {
    if (!dialog.current) return
    const root = dialog.current.getRootNode() as Document | ShadowRoot
    before.current = { dialog: dialog.current, root, element: root.activeElement }
  }, [dialog])
  return before
}

/**
 * Gives the focus back where the browser could not: a modal that waited for another one was opened twice, and what
 * the browser remembers of the second time is of no use; what had the focus may be disabled by now. The page stays
 * where it was scrolled to. Used after the effect that closes the dialog.
 */
function useFocusBack(before: { readonly current: HadFocus | undefined }): void {
  useLayoutEffect(
    () => () => {
      if (!before.current) return
      const { dialog, root, element } = before.current
      const active = root.activeElement as HTMLElement | null
      // some browsers leave it for a moment in the dialog that is closed
      if (dialog.contains(active)) active?.blur()
      // what is not there any more takes none
      const isLost = () => !root.activeElement || root.activeElement === document.body
      if (isLost() && element instanceof HTMLElement) element.focus()
      if (isLost() && root instanceof ShadowRoot) focusInside(root, { preventScroll: true })
    },
    [before],
  )
}

/** Whether the content is taller than its box. */
function useScrolls(ref: { current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
