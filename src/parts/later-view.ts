import type { ComponentType } from 'react'
import { createLoad, type Load } from '../core/http/load.ts'
import { common } from '../core/messages/common.ts'

/**
 * A view whose code comes when it is first shown, once for all elements of a page; `failed` says that it did not come.
 * `Loaded` shows it, with a way to try again: React's own `lazy` keeps a failure for good.
 */
export const laterView = <Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: string = common.loadFailed,
): Load<ComponentType<Props>> => createLoad(async () => ({ data: await load() }), { failed })
