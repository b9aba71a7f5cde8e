// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.
/** Tag, its own attributes, its properties that are no attributes, and where its code is. */
export const tags: readonly (readonly [
  tag: string,
  attributes: readonly string[],
  properties: readonly string[],
  load: () => Promise<unknown>,
])[] = [
  ['cx-change-password', [], [], () => import('../widgets/change-password/element.ts')],
  ['cx-classroom', ['classroom-id', 'tab', 'collapse-information'], [], () => import('../widgets/classroom/element.ts')],
  ['cx-classroom-list', ['view', 'filter', 'created'], [], () => import('../widgets/classroom-list/element.ts')],
  ['cx-create-account', [], [], () => import('../widgets/create-account/element.ts')],
  ['cx-forgot-password', [], [], () => import('../widgets/forgot-password/element.ts')],
  ['cx-login', ['compact'], [], () => import('../widgets/login/element.ts')],
  ['cx-recover-password', ['token', 'email'], [], () => import('../widgets/recover-password/element.ts')],
  ['cx-ui-gallery', [], [], () => import('../widgets/ui-gallery/element.ts')],
  ['cx-verify-account', ['url', 'players-trust'], [], () => import('../widgets/verify-account/element.ts')],
]
