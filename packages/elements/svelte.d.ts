import type { HTMLAttributes } from 'svelte/elements'
import type { CxElementAttributes, CxElementEvents, CxElements } from './cx.d.ts'

type CxSvelte = {
  [Tag in keyof CxElements]: Omit<HTMLAttributes<CxElements[Tag]>, keyof CxElementAttributes[Tag]> &
    CxElementAttributes[Tag] &
    Partial<Omit<CxElements[Tag], keyof HTMLElement>> & {
      [Name in keyof CxElementEvents[Tag] & `cx-${string}` as `on${Name}`]?: (
        event: CxElementEvents[Tag][Name],
      ) => void
    }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends CxSvelte {}
}
