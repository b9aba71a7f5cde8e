import {
  GRID_MEDIUM_FROM_PX,
  GRID_PROMPT_MAX_CHARACTERS,
  GRID_PROMPT_MEDIUM_CHARACTERS,
  GRID_PROMPT_SHORT_CHARACTERS,
  GRID_WIDE_FROM_PX,
  LIST_MEDIUM_FROM_PX,
  LIST_WIDE_FROM_PX,
  LISTED_PROMPT_MAX_CHARACTERS,
  LISTED_PROMPT_MEDIUM_CHARACTERS,
  LISTED_PROMPT_SHORT_CHARACTERS,
} from '../../contract/limits/tasks.ts'
import type { ListView } from '../lists/view-choice.ts'

/** How many letters of a prompt are shown at a width (px) of the element (P3 §9 Prompt truncation). */
export function promptLetters(view: ListView, width: number): number {
  if (view === 'grid') {
    if (width >= GRID_WIDE_FROM_PX) return GRID_PROMPT_MAX_CHARACTERS
    return width >= GRID_MEDIUM_FROM_PX ? GRID_PROMPT_MEDIUM_CHARACTERS : GRID_PROMPT_SHORT_CHARACTERS
  }
  if (width >= LIST_WIDE_FROM_PX) return LISTED_PROMPT_MAX_CHARACTERS
  return width >= LIST_MEDIUM_FROM_PX ? LISTED_PROMPT_MEDIUM_CHARACTERS : LISTED_PROMPT_SHORT_CHARACTERS
}

/** The beginning of a prompt. The list has no more than its longest, of which nobody knows whether it goes on. */
export function cutPrompt(prompt: string, letters: number): string {
  const characters = [...prompt]
  const isWhole = characters.length <= letters && characters.length < LISTED_PROMPT_MAX_CHARACTERS
  return isWhole ? prompt : `${characters.slice(0, letters).join('').trimEnd()}…`
}
