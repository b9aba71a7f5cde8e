import { sourceOf } from '../../policy-source.ts'

/**
 * How pages of launches look before any script of ours runs, and where none does; what they show then has the elements' own
 * tokens (host/lti/launched.css), whose layers come after this one.
 */
export const PAGE_STYLE = `@layer page {
:root { color-scheme: light dark; color: light-dark(#2b2620, #f4eee5); background: light-dark(#fbf7f0, #1a1714); font: medium/1.5 system-ui, sans-serif }
body { margin: 0 }
main > [role=status], noscript { display: block; padding: 1.5rem 1rem }
.still { max-width: 40rem; margin: 0 auto; padding: 1.5rem min(1rem, 5vw) 2rem; overflow-wrap: anywhere }
.still p, .still ul { margin: 0 0 1rem }
.still > [role=status] { padding: 0 }
.product, dt { color: light-dark(#645b4f, #bcb2a4) }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; text-wrap: balance }
a { color: light-dark(#0b6a63, #72d5c6) }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; margin: 0; padding: 1rem; border: 1px solid light-dark(#e6dccb, #3d3831); border-radius: 12px; font-size: .875rem }
dd { margin: 0 }
@media (max-width: 16em) { dl { grid-template-columns: minmax(0, 1fr); padding: 1rem min(1rem, 5vw) } dd + dt { margin-top: .5rem } }
form button, .go { box-sizing: border-box; display: inline-flex; align-items: center; justify-content: center; max-width: 100%; min-height: 44px; padding: 8px 20px; border: 0; border-radius: 999px; color: light-dark(#fff, #04302b); background: light-dark(#0b6a63, #72d5c6); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(#1c5fd6, #9cc2ff); outline-offset: 2px }
}`

/** As a policy names it. */
export const PAGE_STYLE_SOURCE = sourceOf(PAGE_STYLE)
