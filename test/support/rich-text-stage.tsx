import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { RichTextField, type RichTextFieldProps } from '../../src/parts/rich-text/rich-text-field.tsx'
import { isFocused, painted, quietly, type Shown, show } from '../ui/show.tsx'
import { byRole } from './page.ts'
import { until } from './until.ts'

type Props = Partial<Omit<RichTextFieldProps, 'value' | 'onChange'>>

/** A field as a form has it: what it tells is what it is given. */
export interface FieldStage extends Shown {
  /** The text that is written in. */
  text: HTMLElement
  value: () => string
  /** Each value that it has told. */
  told: string[]
  /** Gives it another value from outside. */
  give: (html: string) => void
  /** The button of a tool. */
  tool: (name: string) => Promise<HTMLElement>
}

/** What a form would keep of the field. */
interface Kept {
  value: string
  told: string[]
  give: (html: string) => void
}

/** The field with a control before and after it, for who comes and goes by the tab key. */
function KeptField({ kept, props }: { kept: Kept; props: Props }) {
  const [value, setValue] = useState(kept.value)
  Object.assign(kept, { value, give: setValue })
  return (
    <>
      <button type="button">Before</button>
      <RichTextField
        label="Student Prompt"
        {...props}
        value={value}
        onChange={html => {
          kept.told.push(html)
          setValue(html)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

export async function fieldStage(start = '', props: Props = {}, width = 800): Promise<FieldStage> {
  const kept: Kept = { value: start, told: [], give: () => {} }
  const shown = show(<KeptField kept={kept} props={props} />, width)
  const text = await until(
    () => shown.shadow.querySelector<HTMLElement>('[role=textbox][aria-multiline=true]') ?? undefined,
    'the text',
  )
  await painted()
  return {
    ...shown,
    text,
    told: kept.told,
    value: () => kept.value,
    give: html => kept.give(html),
    tool: name => byRole(shown.host, 'button', name),
  }
}

/** The cursor at the end of the text. */
export async function toEnd(text: HTMLElement): Promise<void> {
  text.focus()
  await chord('Control+End')
}

/** Chooses all of the text. */
export async function chooseAll(text: HTMLElement): Promise<void> {
  text.focus()
  await chord('Control+A')
}

/** Waits until the text has the focus again, and the cursor with it, which follows with the next frame. */
export async function cursorIsBack(text: HTMLElement): Promise<void> {
  await until(() => isFocused(text), 'the text to have the focus')
  await painted()
}

/** Presses keys together, as in `Control+Shift+8`. */
export async function chord(keys: string): Promise<void> {
  const all = keys.split('+')
  for (const key of all) await sendKeys({ down: key })
  for (const key of all.reverse()) await sendKeys({ up: key })
}

export const type = (text: string) => sendKeys({ type: text })
export const key = (name: string) => sendKeys({ press: name })

/** What is copied elsewhere comes into a text. */
export function pasteInto(
  text: HTMLElement,
  content: { html?: string; plain?: string; files?: File[] },
): void {
  const clipboardData = new DataTransfer()
  if (content.html !== undefined) clipboardData.setData('text/html', content.html)
  if (content.plain !== undefined) clipboardData.setData('text/plain', content.plain)
  for (const file of content.files ?? []) clipboardData.items.add(file)
  const paste = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
  quietly(() => text.dispatchEvent(paste))
}
