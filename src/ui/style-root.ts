import { createContext, useContext, useInsertionEffect } from 'react'
import base from './base.css?inline'
import { registerTextSize, textSize } from './text-size.ts'
import tokens from './tokens.css?inline'

/**
 * Where the styles of the components below go: the shadow root of an element, or the document in the host app.
 * `<StyleRoot value={shadowRoot}>` around the view is all a root needs; tokens and the base reset come along.
 */
export const StyleRoot = createContext<Document | ShadowRoot>(document)

/** Each css text is parsed once for a document, which shares its sheets with no other. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The css texts that a root has adopted. */
const adopted = new WeakMap<Document | ShadowRoot, Set<string>>()

/** None in a document that has no window, since nobody sees it. */
function sheetsOf(root: Document | ShadowRoot, cssTexts: Iterable<string>): CSSStyleSheet[] {
  const owner = root.ownerDocument ?? (root as Document)
  const view = owner.defaultView
  if (!view) return []
  let known = sheets.get(owner)
  if (!known) {
    known = new Map()
    sheets.set(owner, known)
    if (!registerTextSize(view)) known.set(textSize, new view.CSSStyleSheet())
  }
  const found: CSSStyleSheet[] = []
  for (const text of cssTexts) {
    let sheet = known.get(text)
    if (!sheet) {
      sheet = new view.CSSStyleSheet()
      sheet.replaceSync(text)
      known.set(text, sheet)
    }
    found.push(sheet)
  }
  return found
}

/**
 * Adopts css into a root, once for each text, after the tokens and the base reset. A sheet is parsed once for all
 * roots of a document. For code that is no component; components call `useSheet`.
 */
export function adoptSheets(root: Document | ShadowRoot, cssTexts: readonly string[]): void {
  const known = adopted.get(root)
  const texts = known ? cssTexts.filter(text => !known.has(text)) : [textSize, tokens, base, ...cssTexts]
  if (texts.length === 0) return
  if (known) for (const text of texts) known.add(text)
  else adopted.set(root, new Set(texts))
  // one assignment: adopting sheet by sheet is what made mounting many elements slow
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsOf(root, texts)]
}

/** Adopts all of it anew: browsers take a root its sheets when it is moved into another document. */
export function adoptSheetsAgain(root: ShadowRoot): void {
  root.adoptedStyleSheets = sheetsOf(root, adopted.get(root) ?? [])
}

/** Adopts a component's css (imported with `?inline`) into the root that it is shown in. */
export function useSheet(cssText: string): void {
  const root = useContext(StyleRoot)
  useInsertionEffect(() => {
    if (!adopted.get(root)?.has(cssText)) adoptSheets(root, [cssText])
  }, [root, cssText])
}
