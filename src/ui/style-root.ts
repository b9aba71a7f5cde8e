import { createContext, useContext, useInsertionEffect } from 'react'
import base from './base.css?inline'
import tokens from './tokens.css?inline'

/**
 * Where the styles of the components below go: the shadow root of an element, or the document in the host app.
 * `<StyleRoot value={shadowRoot}>` around the view is all a root needs; tokens and the base reset come along.
 */
export const StyleRoot = createContext<Document | ShadowRoot>(document)

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(cssText: string): CSSStyleSheet {
  let sheet = sheets.get(cssText)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(cssText)
    sheets.set(cssText, sheet)
  }
  return sheet
}

/**
 * Adopts css into a root, once for each text, after the tokens and the base reset. The sheet is parsed once for
 * all roots. For code that is no component; components call `useSheet`.
 */
export function adoptSheet(root: Document | ShadowRoot, cssText: string): void {
  const adopted = root.adoptedStyleSheets
  for (const sheet of [tokens, base, cssText].map(sheetOf)) if (!adopted.includes(sheet)) adopted.push(sheet)
}

/** Adopts a component's css (imported with `?inline`) into the root that it is shown in. */
export function useSheet(cssText: string): void {
  const root = useContext(StyleRoot)
  useInsertionEffect(() => adoptSheet(root, cssText), [root, cssText])
}
