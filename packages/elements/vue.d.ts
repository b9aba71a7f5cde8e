import type { HTMLAttributes } from 'vue'
import type { CxElementAttributes, CxElementEvents, CxElements } from './cx.d.ts'

/** `classroomId` for `classroom-id`, as Vue asks for what a template calls either. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

type Attributes<Tag extends keyof CxElements> = {
  [Name in Exclude<keyof CxElementAttributes[Tag], 'class'> &
    string as Camel<Name>]?: CxElementAttributes[Tag][Name]
}

/** What is a property alone, such as a function. */
type Properties<Tag extends keyof CxElements> = Partial<
  Omit<CxElements[Tag], keyof HTMLElement | keyof Attributes<Tag>>
>

/** `onCxSaved` for `@cx-saved`. */
type Listeners<Tag extends keyof CxElements> = {
  [Name in keyof CxElementEvents[Tag] & `cx-${string}` as `on${Capitalize<Camel<Name>>}`]?: (
    event: CxElementEvents[Tag][Name],
  ) => void
}

type CxVue = {
  [Tag in keyof CxElements]: new () => {
    $props: Omit<HTMLAttributes, keyof Attributes<Tag>> & Attributes<Tag> & Properties<Tag> & Listeners<Tag>
  }
}

declare module 'vue' {
  interface GlobalComponents extends CxVue {}
}
