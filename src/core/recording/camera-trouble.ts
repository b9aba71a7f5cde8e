/** Why nothing can be recorded, or no more of it. */
export type CameraTrouble =
  /** The person, or the page around, does not allow it. */
  | 'refused'
  /** There is no camera or no microphone. */
  | 'missing'
  /** Another program has it. */
  | 'busy'
  /** It was unplugged, or switched off. */
  | 'lost'
  /** The browser records nothing. */
  | 'unsupported'
  /** The page has no HTTPS. */
  | 'insecure'
  | 'broken'

const names: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What a browser means that does not open a camera. */
export const cameraTrouble = (error: unknown): CameraTrouble =>
  names[(error as Partial<DOMException> | null)?.name ?? ''] ?? 'broken'
