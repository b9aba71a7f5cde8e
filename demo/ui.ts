import { defineWidget } from '../src/element/define-widget.ts'
import { UiGallery } from './gallery/gallery.tsx'

/**
 * Every component of the product in every state, with switches for brand, theme and width: <cx-ui-gallery>, which this
 * page alone defines. For those who work on the product; no page of a school gets it.
 */
defineWidget('cx-ui-gallery', UiGallery, { session: 'none' })

declare global {
  interface WidgetViews {
    'cx-ui-gallery': typeof UiGallery
  }
}
