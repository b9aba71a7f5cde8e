import type { ComponentType } from 'react'
import { createLoad, type Load } from '../../../core/http/load.ts'
import { students as t } from '../../../core/messages/students.ts'

/** A view whose code comes when it is first opened, once for all elements of a page. */
export const laterView = <Props>(load: () => Promise<ComponentType<Props>>): Load<ComponentType<Props>> =>
  createLoad(async () => ({ data: await load() }), { failed: t.later })
