import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { claimApiBase } from '../core/http/api-base.ts'
import { httpAddress } from '../core/http/http-address.ts'
import { element as t } from '../core/messages/element.ts'
import { handSession, signOut } from '../core/session/sign-in.ts'
import { adoptSheet } from '../ui/style-root.ts'
import { attributeName, propertyName, readAttribute, writeAttribute } from './attributes.ts'
import frameCss from './frame.css?inline'
import { Frame, type FrameProps } from './frame.tsx'
import { brandOfElement, ElementHandle, fire } from './handle.ts'
import { enterPage, leavePage, takeFetchSession } from './page-elements.ts'
import { COMMON_ATTRIBUTES, COMMON_PROPERTIES, type Implement } from './placeholder.ts'
import type { AttributeKind } from './types.ts'

/** What we use of r2wc's class: it renders `[PROPS]` into `container` when connected. */
const PROPS: unique symbol = Symbol.for('r2wc.props')
const GET = Symbol('get')
const SET = Symbol('set')
type R2wcClass = new () => HTMLElement & {
  container: Element | ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
  [PROPS]: FrameProps
}

export interface WidgetDefinition {
  view: ComponentType<object>
  attributes: Readonly<Record<string, AttributeKind>>
  properties: readonly string[]
  styles: readonly string[]
  needsSession: boolean
}

/**
 * A widget's class on top of its placeholder. r2wc mounts, updates and unmounts the React root; everything that a
 * page does to an element besides, and r2wc does not expect, is handled here.
 */
export function widgetClass(definition: WidgetDefinition): Implement {
  const common = COMMON_ATTRIBUTES.map(name => [propertyName(name), 'string'] as const)
  const kinds: Record<string, AttributeKind> = { ...Object.fromEntries(common), ...definition.attributes }
  const propertyOf = new Map(Object.keys(kinds).map(property => [attributeName(property), property]))
  const settable = [...Object.keys(kinds), ...definition.properties, ...COMMON_PROPERTIES]

  // what a missing attribute says: a boolean is false, the others are not there
  const unset = Object.fromEntries(
    Object.keys(kinds).flatMap(property => (kinds[property] === 'boolean' ? [[property, false]] : [])),
  )

  return parent => {
    const Base = r2wc(Frame) as unknown as R2wcClass
    // r2wc's `super()` then gives back the element that is being taken over
    Object.setPrototypeOf(Base, parent)
    Object.setPrototypeOf(Base.prototype, parent.prototype)

    // one assignment for each element: adopting sheet by sheet is what made mounting many of them slow
    let sheets: CSSStyleSheet[] | undefined

    class Widget extends Base {
      #values: Record<string, unknown> = { ...unset }
      #isReady = false
      /** What the placeholder showed; stays until there is something to show instead. */
      #skeleton: ChildNode[]
      /** And how it looked. The loader has made it, whose modules are not ours. */
      #skeletonSheets: readonly CSSStyleSheet[]

      constructor() {
        super()
        Object.setPrototypeOf(this, Widget.prototype)
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#skeleton = [...root.childNodes]
        this.#skeletonSheets = [...root.adoptedStyleSheets]
        sheets ??= sheetsFor(root, [frameCss, ...definition.styles])
        root.adoptedStyleSheets = [...this.#skeletonSheets, ...sheets]
        this.container = root
        this[PROPS] = {
          view: definition.view,
          values: this.#values,
          handle: new ElementHandle(this),
          root,
          needsSession: definition.needsSession,
          otherApi: false,
          onShown: () => this.#removeSkeleton(),
          onReady: () => this.#ready(),
        }
        for (const name of this.getAttributeNames()) this.attributeChangedCallback(name)
        for (const property of settable) this.#takeEarly(property)
      }

      override connectedCallback() {
        enterPage(this)
        this.#renderSoon()
      }

      override disconnectedCallback() {
        // in a microtask, because a node that is moved is only away for a moment
        queueMicrotask(() => {
          if (this.isConnected) return
          leavePage(this)
          super.disconnectedCallback()
        })
      }

      attributeChangedCallback(name: string) {
        const property = propertyOf.get(name)
        if (!property) return
        this.#read(name, property)
        this.#renderSoon()
      }

      /** Value of a declared property; `undefined` when it is not set. */
      [GET](property: string): unknown {
        return this.#values[property]
      }

      [SET](property: string, value: unknown) {
        const kind = kinds[property]
        const text = kind && writeAttribute(kind, value)
        const name = attributeName(property)
        if (text === undefined) {
          this.#values[property] = value
          if (property === 'session') this.#takeSession(value)
          this.#renderSoon()
        } else if (text === null) {
          delete this.#values[property]
          if (this.hasAttribute(name)) this.removeAttribute(name)
          else this.#renderSoon()
        } else if (this.getAttribute(name) !== text) this.setAttribute(name, text)
      }

      #read(name: string, property: string) {
        const text = this.getAttribute(name)
        const kind = kinds[property] ?? 'string'
        const isNoAddress = property === 'hostUrl' && text && httpAddress(text) === null
        const value = isNoAddress ? undefined : readAttribute(kind, text)
        if (value === undefined) delete this.#values[property]
        else this.#values[property] = value
        if (text && value === undefined) {
          fire(this, 'cx-error', { message: t.unreadableAttribute(name), error: new TypeError(text) })
        }
      }

      /** A property that was set before there was an accessor for it hides the accessor: give it what it missed. */
      #takeEarly(property: string) {
        if (!Object.hasOwn(this, property)) return
        const value: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        this[SET](property, value)
      }

      #takeSession(session: unknown) {
        if (session === null) signOut('signed-out-by-page')
        else if (session !== undefined && !handSession(session))
          fire(this, 'cx-error', { message: t.unreadableSession, error: new TypeError('session') })
      }

      #renderSoon() {
        if (this.isConnected) afterTask(this.#renderNow)
      }

      #renderNow = () => {
        if (this.isConnected) this.#render()
      }

      #render() {
        const { apiBase, brand, theme } = this.#values
        this[PROPS].otherApi = typeof apiBase === 'string' && apiBase !== '' && !claimApiBase(apiBase)
        takeFetchSession(this, this[PROPS].otherApi ? undefined : this.#values.fetchSession)
        const { name } = brandOfElement(typeof brand === 'string' ? brand : undefined)
        setData(this, 'brand', name === 'default' ? undefined : name)
        setData(this, 'theme', theme === 'light' || theme === 'dark' ? theme : undefined)
        super.connectedCallback()
      }

      #removeSkeleton() {
        if (this.#skeleton.length === 0) return
        for (const node of this.#skeleton) node.remove()
        this.#skeleton = []
        const { root } = this[PROPS]
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
          sheet => !this.#skeletonSheets.includes(sheet),
        )
        this.#skeletonSheets = []
      }

      #ready() {
        if (!this.#isReady) fire(this, 'cx-ready', null)
        this.#isReady = true
      }
    }

    for (const property of settable) {
      Object.defineProperty(Widget.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: Widget) {
          return this[GET](property)
        },
        set(this: Widget, value: unknown) {
          this[SET](property, value)
        },
      })
    }
    return Widget
  }
}

const waiting = new Set<() => void>()

/** However much changes in a task, every element renders once, after it. */
function afterTask(render: () => void) {
  if (waiting.size === 0) queueMicrotask(renderAll)
  waiting.add(render)
}

function renderAll() {
  const renders = [...waiting]
  waiting.clear()
  for (const render of renders) render()
}

/** What a root adopts for these css texts, tokens and base included. */
function sheetsFor(root: ShadowRoot, cssTexts: readonly string[]): CSSStyleSheet[] {
  const before = [...root.adoptedStyleSheets]
  for (const css of cssTexts) adoptSheet(root, css)
  const adopted = root.adoptedStyleSheets.filter(sheet => !before.includes(sheet))
  root.adoptedStyleSheets = before
  return adopted
}

/** Base styles choose brand and colours by these. */
function setData(element: HTMLElement, name: 'brand' | 'theme', value: string | undefined) {
  const attribute = `data-${name}`
  if (element.getAttribute(attribute) === (value ?? null)) return
  if (value === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}
