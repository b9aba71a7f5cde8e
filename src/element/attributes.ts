import type { AttributeKind } from './types.ts'

/** `classroomId` as HTML writes it: `classroom-id`. */
export const attributeName = (property: string) => property.replace(/[A-Z]/g, '-$&').toLowerCase()

/** `host-url` as a script writes it: `hostUrl`. */
export const propertyName = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * What an attribute's text says; `undefined` when it is missing or cannot be read.
 * A boolean is true when the attribute is there, unless it says `false`.
 */
const parsers: Record<AttributeKind, (text: string) => unknown> = {
  string: text => text,
  number: text => (text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text)),
  boolean: text => text !== 'false',
  json: text => {
    try {
      return text === '' ? undefined : (JSON.parse(text) as unknown)
    } catch {
      return undefined
    }
  },
}

export function readAttribute(kind: AttributeKind, text: string | null): unknown {
  if (text === null) return kind === 'boolean' ? false : undefined
  return parsers[kind](text)
}

/** A value as text; null for one that has none (an object without a prototype, or whose `toString` throws). */
function textOf(value: unknown): string | null {
  try {
    return String(value)
  } catch {
    return null
  }
}

/**
 * What a script has set says; frameworks hand a text over where the page's author wrote one. `undefined` when it cannot
 * be read.
 */
export function readProperty(kind: AttributeKind, value: unknown): unknown {
  if (value === undefined || value === null) return readAttribute(kind, null)
  if (kind === 'json') return value
  if (kind === 'boolean' && typeof value !== 'string') return Boolean(value)
  const text = textOf(value)
  return text === null ? undefined : readAttribute(kind, text)
}
