import type { MouseEventHandler } from 'react'
import type { Brand } from '../core/brand/brands.ts'
import type { pathTo, RouteName } from '../core/navigation/paths.ts'
import type { Place } from '../core/navigation/place.ts'
import type { FetchSession } from '../core/session/offered-session.ts'
import type { HandedSession } from '../core/session/read-session.ts'
import type { SessionEndReason } from '../core/session/session-end-reasons.ts'

/** How the text of an attribute becomes a value. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json'

/** Detail of `cx-navigate`: where the person wants to go. `path` starts with `/` and includes the query. */
export type NavigateDetail = Place

/**
 * Detail of `cx-error`: what was thrown, and a sentence about it. The person sees it where the element could not load
 * or failed; that something which the page has set cannot be read is told to the page alone.
 */
export interface ErrorDetail {
  message: string
  error: unknown
}

/** Detail of `cx-signed-out`: why the session has ended. */
export interface SignedOutDetail {
  reason: SessionEndReason
}

/** Events that every element fires. */
export type CommonEvents = {
  'cx-navigate': NavigateDetail
  'cx-error': ErrorDetail
  'cx-ready': null
  'cx-signed-out': SignedOutDetail
}

/** What is spread on an `<a>`. */
export interface LinkProps {
  href: string
  onClick: MouseEventHandler
  /** In a frame, which no page of the host app may be shown in. */
  target?: '_blank'
  rel?: 'noopener'
}

/** A route with its params and query, as `pathTo` takes them. */
export type To<R extends RouteName> = Parameters<typeof pathTo<R>>

/** What a view may ask of the element that it is shown in. The same object for the element's whole life. */
export interface WidgetHandle<Events extends object = object> {
  /**
   * Fires an event of the element; it bubbles, crosses shadow roots and can be cancelled.
   * @returns false when the page prevented the default
   */
  emit<Name extends keyof Events & string>(
    event: Name,
    ...detail: undefined extends Events[Name] ? [detail?: Events[Name]] : [detail: Events[Name]]
  ): boolean
  /**
   * Goes on by itself where a task has ended: asks the page to go somewhere (`cx-navigate`), or shows it as `navigate`
   * does, but never leads away from the page. Only what a person presses for it may: `navigate` and `link`.
   *
   * @returns false when the person is still here, and is to be shown the end in place
   */
  goOn<R extends RouteName>(...to: To<R>): boolean
  /**
   * Asks the page to go somewhere (`cx-navigate`); when it does not answer, an element that knows the place shows it
   * (screens/screens.tsx), or else the browser follows the host's url.
   */
  navigate<R extends RouteName>(...to: To<R>): void
  /** The same as a link: `<a {...widget.link('classroom', { classroomId })}>`; new tab, copy and hover work. */
  link<R extends RouteName>(...to: To<R>): LinkProps
  /** A link to a place that is no page of the host app, which the page is not asked about. */
  outside(url: string): LinkProps
  readonly brand: Brand
  /** Where the host app lives, without a slash at the end. */
  readonly hostUrl: string
  readonly element: HTMLElement
}

type Declarable<Props> = Exclude<keyof Props, 'widget'> & string

type KindFor<Value> = [Value] extends [string | undefined]
  ? 'string'
  : [Value] extends [number | undefined]
    ? 'number'
    : [Value] extends [boolean | undefined]
      ? 'boolean'
      : 'json'

/** The events of a view, from the handle that it wants. */
export type EventsOf<Props> = Props extends { widget: WidgetHandle<infer Events> } ? Events : object

/** What an element declares beside its view. Names are the view's props, kinds must fit their types. */
export interface WidgetOptions<Props> {
  /** Props that an attribute gives: `classroomId: 'number'` is `classroom-id`. Missing or unreadable: no prop. */
  attributes?: { readonly [Name in Declarable<Props>]?: KindFor<Props[Name]> }
  /** Props that only a property gives, for values that have no text form. */
  properties?: readonly Declarable<Props>[]
  /** Events that the view fires, past tense. */
  events?: readonly (keyof EventsOf<Props> & string)[]
  /** CSS texts (`?inline` imports), adopted into the shadow root. */
  styles?: readonly string[]
  /** `required` shows the sign-in in place of the view when nobody is signed in. */
  session?: 'required' | 'none'
}

/** Properties that every element has, beside the attributes of the same names. */
export interface CommonProperties {
  /** Address of the API (`api-base`). One page has one. Default: where the element's code came from. */
  apiBase?: string
  /** Address of the host app that links lead to (`host-url`). Default: the API's. */
  hostUrl?: string
  /** `default` or `players`. */
  brand?: string
  /** `light`, `dark` or `auto`, which follows the page's `color-scheme`. */
  theme?: string
  /** Signs a person in whom the page knows already; `null` signs out. Property only. */
  session?: HandedSession | null
  /**
   * Asked for a session when one ends by itself, or when there is none at the start; null when the page has none.
   * However many elements have one, one is asked. Property only.
   */
  fetchSession?: FetchSession | null
  /**
   * A one-time code of the page's own backend (`session-code`), by which the teacher is signed in, in place of whoever
   * was. It is taken once, and kept nowhere.
   */
  sessionCode?: string
}
