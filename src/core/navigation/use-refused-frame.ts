import { useLayoutEffect, useState } from 'react'
import { platform } from '../platform.ts'
import { onRefusedFrame } from './frame-policy.ts'

const originOf = (address: string) => new URL(address, platform.address()).origin

/**
 * Whether the policy of the page around has refused to show `url` in a frame. Browsers say so once the frame is there,
 * which shows nothing then, and tell a page no more of another site's address than its origin.
 */
export function useRefusedFrame(url: string): boolean {
  const [refused, setRefused] = useState<string>()
  useLayoutEffect(
    () =>
      onRefusedFrame(address => {
        if (URL.canParse(address) && originOf(address) === originOf(url)) setRefused(url)
      }),
    [url],
  )
  return refused === url
}
