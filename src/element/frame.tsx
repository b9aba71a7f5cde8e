import { Component, type ComponentType, type ReactNode } from 'react'
import { element as t } from '../core/messages/element.ts'
import { StyleRoot } from '../ui/style-root.ts'
import { fire } from './handle.ts'
import { SessionGate } from './session-gate.tsx'
import type { WidgetHandle } from './types.ts'

export interface FrameProps {
  view: ComponentType<object>
  /** The element's attributes and properties, by name. */
  values: object
  handle: WidgetHandle
  root: ShadowRoot
  needsSession: boolean
  /** The page talks to another API already than this element asks for. */
  otherApi: boolean
  /** Called when the first content is in the document: the view, the sign-in or an error. */
  onShown(): void
  /** Called when the view's own content is; more than once. */
  onReady(): void
}

function Trouble({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="cx-trouble" role="alert">
      <p>{text}</p>
      {hint ? <p>{hint}</p> : null}
      {children}
    </div>
  )
}

/** What stands between an element and its view: where styles go, who may see it, and what a crash looks like. */
export class Frame extends Component<FrameProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidMount() {
    this.props.onShown()
    this.componentDidUpdate()
  }

  override componentDidUpdate() {
    const { needsSession, otherApi, onReady } = this.props
    if (!needsSession && !otherApi && !this.state.crashed) onReady()
  }

  override componentDidCatch(error: unknown) {
    fire(this.props.handle.element, 'cx-error', { message: t.crashed, error })
  }

  /** What crashed was taken away, so it begins anew. */
  #retry = () => this.setState({ crashed: false })

  #content() {
    const { view: View, values, handle, needsSession, otherApi, onReady } = this.props
    if (otherApi) return <Trouble text={t.otherApi} hint={t.otherApiHint} />
    if (this.state.crashed) {
      return (
        <Trouble text={t.crashed}>
          <button type="button" onClick={this.#retry}>
            {t.retry}
          </button>
        </Trouble>
      )
    }
    const view = <View {...values} {...{ widget: handle }} />
    if (!needsSession) return view
    return (
      <SessionGate element={handle.element} onPassed={onReady}>
        {view}
      </SessionGate>
    )
  }

  override render() {
    return <StyleRoot value={this.props.root}>{this.#content()}</StyleRoot>
  }
}
