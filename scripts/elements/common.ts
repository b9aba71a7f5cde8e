import { sessionEndReasons } from '../../src/core/session/session-end-reasons.ts'

/** What every element has; src/element/common-properties.ts and types.ts give it to them. */
export const commonAttributes = [
  {
    name: 'api-base',
    type: 'string',
    description:
      'Address of the API. One page has one; the first explicit value wins. Default: where the script came from.',
  },
  {
    name: 'host-url',
    type: 'string',
    description: 'Address of the host app that links lead to. Default: the address of the API.',
  },
  {
    name: 'brand',
    type: "'default' | 'players'",
    description: "Look and product name. Default: players where the page's address contains that word.",
  },
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto'",
    description: "Colours; auto, the default, follows the page's color-scheme.",
  },
  {
    name: 'session-code',
    type: 'string',
    description:
      "A one-time code of the page's own backend, by which the teacher is signed in. It goes from the tag as it is read.",
  },
  {
    name: 'debug',
    type: 'boolean',
    description:
      'Shows what is at fault on the page, for whoever writes it. Read as the element comes to the page.',
  },
] as const

export const commonEvents = [
  {
    name: 'cx-ready',
    type: 'CustomEvent',
    description: 'The view has first been shown. Once for each element.',
  },
  {
    name: 'cx-error',
    type: 'CustomEvent<{ message: string, error: unknown }>',
    description: 'Something failed; message is what the person sees.',
  },
  {
    name: 'cx-navigate',
    type: 'CustomEvent<{ route: string, params: object, path: string }>',
    description: 'The person wants to go somewhere. A page that takes over calls preventDefault().',
  },
  {
    name: 'cx-signed-out',
    type: `CustomEvent<{ reason: ${sessionEndReasons.map(reason => `'${reason}'`).join(' | ')} }>`,
    description: 'The session of the page has ended. Fired by every element; bubbles from the first alone.',
  },
] as const
