import type { ReactNode } from 'react'
import type { Load } from '../core/http/load.ts'
import { common } from '../core/messages/common.ts'
import { useStore } from '../core/use-store.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export interface LoadedProps<T> {
  list: Load<T>
  /** What it is for, where nothing beside it says so: told with what went wrong. */
  label?: string
  /** Of the outline, px; null for none. */
  height?: number | null
  children: (data: T) => ReactNode
}

/** What needs a list, or code: its outline until that has come, or what went wrong and a way to try again. */
export function Loaded<T>({ list, label, height = 72, children }: LoadedProps<T>) {
  const state = useStore(list.$state)
  if ('data' in state) return children(state.data as T)
  if (state.at === 'loading') return height === null ? null : <Skeleton shape="block" height={height} />
  const retry = (
    <Button size="small" onClick={list.retry}>
      {common.retry}
    </Button>
  )
  return (
    <Notice tone="danger" action={retry}>
      {label ? `${label}: ${state.reason}` : state.reason}
    </Notice>
  )
}
