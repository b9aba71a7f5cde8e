import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, fileUrl } from '../files/area.ts'
import { withAddresses } from './texts/pictures.ts'
import { asHtml } from './texts/plain-text.ts'

/** What a task asks to record, as its columns have it: in lines of text, and with its formatting where it has one. */
export interface PromptRow {
  create_prompt: string
  create_prompt_html: string
}

/** What a task asks to record as HTML by rules/rich-text.ts, with an address for each picture. */
export const shownPrompt = (
  tokens: Tokens,
  { create_prompt, create_prompt_html }: PromptRow,
  now?: number,
): string =>
  withAddresses(create_prompt_html || asHtml(create_prompt), name => fileUrl(tokens, name, now).url)

/** Until when (ms since 1970) it has the addresses that it has now. */
export const promptHoldsUntil = ({ create_prompt_html }: PromptRow, now: number): number =>
  create_prompt_html.includes('<img ') ? addressesHoldUntil(now) : Number.POSITIVE_INFINITY
