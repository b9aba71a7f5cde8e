// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.
/** Tag, its own attributes, its properties that are no attributes, and where its code is. */
export const tags: readonly (readonly [
  tag: string,
  attributes: readonly string[],
  properties: readonly string[],
  load: () => Promise<unknown>,
])[] = [
  ['cx-classroom', ['classroom-id', 'tab', 'collapse-information'], [], () => import('./classroom/element.ts')],
  ['cx-classroom-list', ['view', 'filter', 'created'], [], () => import('./classroom-list/element.ts')],
  ['cx-login', ['compact'], [], () => import('./login/element.ts')],
  ['cx-ui-gallery', [], [], () => import('./ui-gallery/element.ts')],
]
