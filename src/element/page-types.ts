import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react'
import type { CommonEvents, CommonProperties, EventsOf } from './types.ts'

/**
 * How pages see the elements: `querySelector('cx-login')` and `<cx-login theme="dark" />` are typed by the views that
 * the elements' own files name in `WidgetViews`.
 */
declare global {
  /** The view of each tag; every element.ts adds its own. */
  interface WidgetViews {}

  interface HTMLElementTagNameMap extends WidgetElements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetJsx {}
  }
}

type PropsOf<View> = View extends ComponentType<infer Props> ? Props : never

/** What a view takes from its element's attributes and properties. */
type ValuesOf<View> = Omit<PropsOf<View>, 'widget'>

type WidgetElements = {
  [Tag in keyof WidgetViews]: HTMLElement & CommonProperties & ValuesOf<WidgetViews[Tag]>
}

/** `classroomId` as HTML writes it: `classroom-id`. */
type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Property

type AttributesOf<Values> = {
  [Property in keyof Values & string as AttributeName<Property>]?:
    | Extract<Values[Property], string | number | boolean | undefined>
    | undefined
}

type EventsOfView<View> = CommonEvents & EventsOf<PropsOf<View>>

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: (event: CustomEvent<Events[Name]>) => void
}

type PropertyOnly = 'session' | 'fetchSession'

type WidgetJsx = {
  [Tag in keyof WidgetViews]: DetailedHTMLProps<HTMLAttributes<WidgetElements[Tag]>, WidgetElements[Tag]> &
    AttributesOf<ValuesOf<WidgetViews[Tag]> & Omit<CommonProperties, PropertyOnly>> &
    Pick<CommonProperties, PropertyOnly> &
    Listeners<EventsOfView<WidgetViews[Tag]>>
}
