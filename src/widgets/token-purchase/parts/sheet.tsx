import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Modal } from '../../../ui/modal.tsx'

export interface SheetProps {
  title: string
  /** A dialog, or a section of the page. */
  modal: boolean
  onClose: () => void
  /** It has come in the place of another one: its heading takes the focus. */
  takesFocus?: boolean
  actions?: ReactNode
  /** What is inside is a form. */
  onSubmit?: ((event: FormEvent) => void) | undefined
  children: ReactNode
  /** What stands below it. */
  after?: ReactNode
}

/** One step of a purchase, in a dialog or in the page. */
export function Sheet({ modal, onSubmit, ...props }: SheetProps) {
  const View = modal ? InDialog : InPage
  const view = <View {...props} />
  if (!onSubmit) return view
  return (
    <form noValidate onSubmit={onSubmit}>
      {view}
    </form>
  )
}

type ViewProps = Omit<SheetProps, 'modal' | 'onSubmit'>

function InDialog({ title, onClose, actions, children, after }: ViewProps) {
  return (
    <Modal open size="medium" title={title} onClose={onClose} closeLabel={common.close} actions={actions}>
      <div className="purchase">
        {children}
        {after}
      </div>
    </Modal>
  )
}

function InPage({ title, takesFocus = false, actions, children, after }: ViewProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // before anybody can press something in it, whose focus this would take away again
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  // who was led to this heading, as after signing in again, goes on at the one in its place
  useLayoutEffect(() => {
    const { current } = heading
    const root = current?.getRootNode() as ShadowRoot
    return () => {
      if (root.activeElement === current)
        queueMicrotask(() => root.querySelector<HTMLElement>('.purchase-title')?.focus())
    }
  }, [])
  return (
    <section className="purchase purchase-page" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="purchase-title">
        {title}
      </h2>
      <Card>
        <div className="purchase">
          {children}
          {actions && <div className="purchase-actions">{actions}</div>}
        </div>
      </Card>
      {after}
    </section>
  )
}
