import { defineWidget } from '../../element/define-widget.ts'
import { UiGallery } from './ui-gallery.tsx'

/**
 * Every component of the product in every state, with switches for brand, theme and width. For those who work on
 * the product; no page of a school needs it.
 *
 * @internal
 */
defineWidget('cx-ui-gallery', UiGallery, { session: 'none' })

declare global {
  interface WidgetViews {
    'cx-ui-gallery': typeof UiGallery
  }
}
