// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.
/** Tag, its own attributes, its properties that are no attributes, and where its code is. */
export const tags: readonly (readonly [
  tag: string,
  attributes: readonly string[],
  properties: readonly string[],
  load: () => Promise<unknown>,
])[] = [
  ['cx-change-password', [], [], () => import('./change-password/element.ts')],
  ['cx-classroom', ['classroom-id', 'tab', 'collapse-information'], [], () => import('./classroom/element.ts')],
  ['cx-classroom-list', ['view', 'filter', 'created'], [], () => import('./classroom-list/element.ts')],
  ['cx-create-account', [], [], () => import('./create-account/element.ts')],
  ['cx-forgot-password', [], [], () => import('./forgot-password/element.ts')],
  ['cx-login', ['compact'], [], () => import('./login/element.ts')],
  ['cx-recover-password', ['token', 'email'], [], () => import('./recover-password/element.ts')],
  ['cx-ui-gallery', [], [], () => import('./ui-gallery/element.ts')],
  ['cx-verify-account', ['url', 'players-trust'], [], () => import('./verify-account/element.ts')],
]
