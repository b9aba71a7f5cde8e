import type { TaskMaterial, TaskMedium } from '../../../src/contract/entities/task.ts'
import { materialTypeOf } from '../../../src/contract/rules/material-types.ts'
import { documentPath, documentsHoldUntil } from '../../document-url.ts'
import { signPath } from '../../signed-path.ts'
import type { Tokens } from '../../tokens.ts'
import { addressesHoldUntil, fileUrl } from '../files/area.ts'
import type { StoredAttachment } from './stored-attachment.ts'

/** What a teacher has given has a random name; other files are documents and pictures of courses. */
const isGiven = (name: string): boolean => /^[\w-]{43}\./.test(name)

/** Where a file of a task can be had. */
export const attachedUrl = (tokens: Tokens, name: string): string =>
  isGiven(name) ? fileUrl(tokens, name).url : signPath(tokens, documentPath, name).url

/** Until when (ms since 1970) it has the address that it has now. */
export const attachedHoldsUntil = (name: string, now: number): number =>
  isGiven(name) ? addressesHoldUntil(now) : documentsHoldUntil(now)

/** The files of a task with an address for each. */
export function shownAttachments(
  tokens: Tokens,
  { materials, media }: { materials: readonly StoredAttachment[]; media: readonly StoredAttachment[] },
): { materials: TaskMaterial[]; media: TaskMedium[] } {
  const urlOf = (name: string) => attachedUrl(tokens, name)
  return {
    materials: materials.map(({ label, name }) => ({
      url: urlOf(name),
      label,
      type: materialTypeOf(name) ?? 'document',
      original_file: name,
    })),
    media: media.map(({ label, name }) => ({ url: urlOf(name), label, file: name })),
  }
}
