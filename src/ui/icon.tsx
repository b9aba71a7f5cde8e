import sheet from './icon.css?inline'
import { useSheet } from './style-root.ts'

export interface IconProps {
  /** Path data, one of `icons.ts`. */
  path: string
  /** Side in px, 20 by default. */
  size?: number
  /** What the icon says where no text beside it does; without one it is decoration. */
  label?: string
}

/** A stroked icon in the colour of the text around it. */
export function Icon({ path, size = 20, label }: IconProps) {
  useSheet(sheet)
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would show a tooltip
    <svg className="cx-icon" viewBox="0 0 24 24" width={size} height={size} focusable="false" {...meaning}>
      <path d={path} />
    </svg>
  )
}
