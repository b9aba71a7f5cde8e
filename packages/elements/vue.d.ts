import type { CxElementAttributes, CxElementEvents, CxElements } from './cx.d.ts'

/** `onCx-saved` for `@cx-saved`. */
type Listeners<Tag extends keyof CxElements> = {
  [Name in keyof CxElementEvents[Tag] & `cx-${string}` as `on${Capitalize<Name>}`]?: (
    event: CxElementEvents[Tag][Name],
  ) => void
}

type CxVue = {
  [Tag in keyof CxElements]: new () => {
    $props: CxElementAttributes[Tag] & Partial<Omit<CxElements[Tag], keyof HTMLElement>> & Listeners<Tag>
  }
}

declare module 'vue' {
  interface GlobalComponents extends CxVue {}
}
