import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { claimApiBase } from '../core/http/api-base.ts'
import { httpAddress } from '../core/http/http-address.ts'
import { element as t } from '../core/messages/element.ts'
import { callOffQuestion } from '../core/session/fetch-session.ts'
import { handSession, signOutByPage } from '../core/session/sign-in.ts'
import { focusHold, focusInside } from '../ui/focus-inside.ts'
import { focusOnPress } from '../ui/focus-on-press.ts'
import { adoptSheets, adoptSheetsAgain } from '../ui/style-root.ts'
import { attributeName, propertyName, readAttribute, readProperty } from './attributes.ts'
import { CODE_PROPERTY, COMMON_ATTRIBUTES, SESSION_PROPERTIES } from './common-properties.ts'
import frameCss from './frame.css?inline'
import { Frame, type FrameProps } from './frame.tsx'
import { brandOfElement, ElementHandle, fire } from './handle.ts'
import { Look } from './look.ts'
import { enterPage, leavePage, takeFetchSession, takeSessionCode } from './page-elements.ts'
import { FULFIL } from './placeholder.ts'
import type { Implement } from './take-over.ts'
import type { AttributeKind } from './types.ts'
import { READ_ATTRIBUTE, readChanges, watchAttributes } from './watch-attributes.ts'

/** What we use of r2wc's class: it renders `[PROPS]` into `container` when connected. */
const PROPS: unique symbol = Symbol.for('r2wc.props')
const GET = Symbol('get')
const SET = Symbol('set')
const CLAIM = Symbol('claim')
const UPDATE = Symbol('update')
type R2wcClass = new () => HTMLElement & {
  container: Element | ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
  [PROPS]: FrameProps
  /** From the placeholder. */
  readonly [FULFIL]: ElementInternals
}

/** What holds a view: our texts are English, wherever the page comes from. */
const VIEW = Object.assign(document.createElement('div'), { className: 'cx-view', lang: 'en', dir: 'ltr' })

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
  const kinds: Record<string, AttributeKind> = {
    ...Object.fromEntries(common),
    [CODE_PROPERTY]: 'string',
    ...definition.attributes,
  }
  const propertyOf = new Map(Object.keys(kinds).map(property => [attributeName(property), property]))
  const settable = [...Object.keys(kinds), ...definition.properties, ...SESSION_PROPERTIES]

  // what a missing attribute says: a boolean is false, the others are not there. All are values of its own, because a
  // page may have put one of such a name (`filter`) on Object.prototype
  const unset = Object.fromEntries(
    settable.map(property => [property, kinds[property] === 'boolean' ? false : undefined]),
  )

  return parent => {
    const Base = r2wc(Frame) as unknown as R2wcClass
    // r2wc's `super()` then gives back the element that is being taken over
    Object.setPrototypeOf(Base, parent)
    Object.setPrototypeOf(Base.prototype, parent.prototype)

    const cssTexts = [frameCss, ...definition.styles]

    class Widget extends Base {
      #values: Record<string, unknown> = { ...unset }
      #look: Look
      #isReady = false
      /** Attributes that have been read, at least once. */
      readonly #seen = new Set<string>()
      /** A session that the page has set and that nobody has looked at yet. */
      #handed: unknown
      /** What the placeholder showed; stays until there is something to show instead. */
      #skeleton: ChildNode[]

      constructor() {
        super()
        Object.setPrototypeOf(this, Widget.prototype)
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        this.#look = new Look(this[FULFIL].states)
        this.#skeleton = [...root.childNodes]
        adoptSheets(root, cssTexts)
        focusOnPress(root)
        this.container = VIEW.cloneNode() as Element
        root.append(this.container)
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
        this.#readUnseen()
        watchAttributes(this, [...propertyOf.keys()])
        for (const property of settable) this.#takeEarly(property)
      }

      override connectedCallback() {
        this.#readUnseen()
        enterPage(this)
        this.#changed()
      }

      override disconnectedCallback() {
        // in a microtask, because a node that is moved is only away for a moment
        queueMicrotask(() => {
          if (this.isConnected) return
          leavePage(this)
          super.disconnectedCallback()
        })
      }

      /** The tag itself takes no focus, and a click on a text inside shall not move it, as `delegatesFocus` would. */
      override focus(options?: FocusOptions) {
        if (!focusHold.current) focusInside(this[PROPS].root, options)
      }

      adoptedCallback() {
        adoptSheetsAgain(this[PROPS].root)
      }

      /** A browser's parser may give an element its attributes after its constructor, and tell no observer. */
      #readUnseen() {
        readChanges()
        for (const name of this.getAttributeNames()) if (!this.#seen.has(name)) this[READ_ATTRIBUTE](name)
      }

      [READ_ATTRIBUTE](name: string) {
        this.#seen.add(name)
        const property = propertyOf.get(name)
        if (!property) return
        this.#read(name, property)
        this.#changed()
      }

      /** Value of a declared property; `undefined` when it is not set. */
      [GET](property: string): unknown {
        readChanges()
        return this.#values[property]
      }

      /** Nothing of it is written on the tag, which is the page's. */
      [SET](property: string, value: unknown) {
        // the last word counts, whether it is the attribute's or the property's
        readChanges()
        const kind = kinds[property]
        if (property === 'session') this.#handed = value
        this.#put(property, kind ? readProperty(kind, value) : value)
        if (value !== undefined && value !== null) this.#tellUnread(property, value)
        this.#changed()
      }

      #read(name: string, property: string) {
        const text = this.getAttribute(name)
        this.#put(property, readAttribute(kinds[property] ?? 'string', text))
        if (text) this.#tellUnread(property, text)
      }

      #put(property: string, value: unknown) {
        const isNoAddress = property === 'hostUrl' && value && httpAddress(String(value)) === null
        const isNoFunction = property === 'fetchSession' && typeof value !== 'function'
        this.#values[property] = isNoAddress || isNoFunction ? undefined : value
      }

      #tellUnread(property: string, value: unknown) {
        const read = this.#values[property]
        // an API that is no address is never asked
        if (property === 'apiBase' && read ? httpAddress(String(read)) !== null : read !== undefined) return
        const message = t.unreadable(kinds[property] ? attributeName(property) : property)
        fire(this, 'cx-error', { message, error: new TypeError(message, { cause: value }) })
      }

      /** A property that was set before there was an accessor for it hides the accessor: give it what it missed. */
      #takeEarly(property: string) {
        if (!Object.hasOwn(this, property)) return
        const value: unknown = Reflect.get(this, property)
        Reflect.deleteProperty(this, property)
        this[SET](property, value)
      }

      #changed() {
        if (this.isConnected || this.#handed !== undefined) afterTask(this)
      }

      /** Asks for its API and, once every element has, takes its session and shows the rest. */
      [CLAIM]() {
        const { apiBase } = this.#values
        this[PROPS].otherApi = typeof apiBase === 'string' && apiBase !== '' && !claimApiBase(apiBase)
      }

      [UPDATE]() {
        const session = this.#handed
        this.#handed = undefined
        if (session !== undefined && !this[PROPS].otherApi) this.#takeSession(session)
        this.#takeCode()
        if (this.isConnected) this.#render()
      }

      /** Nobody who looks at the page later, or copies it, finds it there. */
      #takeCode() {
        const code = this.#values[CODE_PROPERTY]
        if (!code) return
        this.#values[CODE_PROPERTY] = undefined
        this.removeAttribute(attributeName(CODE_PROPERTY))
        if (!this[PROPS].otherApi) takeSessionCode(this, String(code))
      }

      #takeSession(session: unknown) {
        if (session === null) {
          callOffQuestion()
          signOutByPage()
        } else if (!handSession(session))
          fire(this, 'cx-error', { message: t.unreadableSession, error: new TypeError('session') })
      }

      #render() {
        const { brand, theme } = this.#values
        takeFetchSession(this, this[PROPS].otherApi ? undefined : this.#values.fetchSession)
        const { name } = brandOfElement(typeof brand === 'string' ? brand : undefined)
        this.#look.show(name, theme)
        super.connectedCallback()
      }

      #removeSkeleton() {
        if (this.#skeleton.length === 0) return
        for (const node of this.#skeleton) node.remove()
        this.#skeleton = []
      }

      #ready() {
        if (!this.#isReady) fire(this, 'cx-ready', null)
        this.#isReady = true
      }
    }

    for (const property of settable) {
      Object.defineProperty(Widget.prototype, property, {
        // a page may have put a `value` on Object.prototype
        __proto__: null,
        configurable: true,
        enumerable: true,
        get(this: Widget) {
          return this[GET](property)
        },
        set(this: Widget, value: unknown) {
          this[SET](property, value)
        },
      } as PropertyDescriptor & ThisType<Widget>)
    }
    return Widget
  }
}

interface Updated {
  [CLAIM](): void
  [UPDATE](): void
}

const waiting = new Set<Updated>()

/** However much changes in a task, every element is updated once, after it. */
function afterTask(element: Updated) {
  if (waiting.size === 0) queueMicrotask(updateAll)
  waiting.add(element)
}

function updateAll() {
  readChanges()
  const elements = [...waiting]
  waiting.clear()
  // a session is kept under the address of the API, so that whoever names one comes first
  for (const element of elements) element[CLAIM]()
  for (const element of elements) element[UPDATE]()
}
