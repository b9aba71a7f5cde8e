import { hash } from 'node:crypto'

/** A script or a style sheet that stands in a page, as a policy names it. */
export const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
