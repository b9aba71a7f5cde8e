/**
 * A px of the design at the text size that the person has set in the browser. `em` counts in the font size of the
 * root that it is declared on, which is `medium` there, whatever the page around does with its own sizes.
 */
export const textSize = ':host, .cx-page { --_cx-px: 0.0625em }'

/**
 * Makes `--_cx-px` a length in a window, so that a part of a part inherits what it is at the root. A style sheet of a
 * shadow root cannot do it.
 * @returns false where the browser cannot: texts then have the size of the design
 */
export function registerTextSize({ CSS }: Window & typeof globalThis): boolean {
  if (!CSS.registerProperty) return false
  try {
    CSS.registerProperty({ name: '--_cx-px', syntax: '<length>', inherits: true, initialValue: '1px' })
  } catch {
    // another copy of this code has done it
  }
  return true
}
