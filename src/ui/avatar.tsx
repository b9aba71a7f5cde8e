import { useState } from 'react'
import sheet from './avatar.css?inline'
import { useSheet } from './style-root.ts'

export interface AvatarProps {
  /** Whose picture it is; its initials stand in where there is no picture. */
  name: string
  src?: string | null | undefined
  /** Side in px, 40 by default. */
  size?: number
  /** The name stands beside it, so that assistive technology need not hear it twice. */
  decorative?: boolean
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** A person's picture, or the initials where there is none or it does not load. */
export function Avatar({ name, src, size = 40, decorative = false }: AvatarProps) {
  useSheet(sheet)
  const [failed, setFailed] = useState<string>()
  const shared = { className: 'cx-avatar', style: { width: size, height: size, fontSize: size * 0.4 } }
  if (src && failed !== src) {
    return (
      <img {...shared} src={src} alt={decorative ? '' : name} loading="lazy" onError={() => setFailed(src)} />
    )
  }
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...shared} {...meaning}>
      {initials(name)}
    </span>
  )
}
