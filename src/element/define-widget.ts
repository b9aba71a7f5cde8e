import type { ComponentType } from 'react'
import { withCommon } from './common-properties.ts'
import { definePlaceholder, FULFIL, type PlaceholderClass } from './placeholder.ts'
import { takeOverOf } from './take-over.ts'
import type { AttributeKind, WidgetHandle, WidgetOptions } from './types.ts'
import { widgetClass } from './widget-class.ts'

/**
 * Makes a React component a custom element. Beside what it declares, every element has the `CommonProperties`, the first
 * four of which are attributes as well, and fires the `CommonEvents` (types.ts). A second definition of a tag changes
 * nothing.
 *
 * @param view gets the declared attributes and properties as props, and the element's handle as `widget`
 */
export function defineWidget<Props extends { widget: WidgetHandle<never> }>(
  tag: `cx-${string}`,
  view: ComponentType<Props>,
  options: WidgetOptions<Props> = {},
): void {
  const attributes: Readonly<Record<string, AttributeKind>> = { ...options.attributes }
  const properties = options.properties ?? []
  // its code is here, and with no loader there is nothing that could tell what is at fault
  const nothing = async () => {}
  definePlaceholder(tag, withCommon([...Object.keys(attributes), ...properties]), nothing, nothing)
  const registered = customElements.get(tag) as
    | (CustomElementConstructor & Partial<PlaceholderClass>)
    | undefined
  registered?.[FULFIL]?.(() =>
    takeOverOf(
      registered,
      widgetClass({
        // the declaration's types tie the view's props to the values that it will get
        view: view as ComponentType<object>,
        attributes,
        properties,
        styles: options.styles ?? [],
        needsSession: options.session !== 'none',
      }),
    ),
  )
}
