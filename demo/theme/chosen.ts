export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Colours, as `#rrggbb`. */
export type Colours = Partial<Record<Scheme, string>>

const KEY = 'cx-theme-editor'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

/** What was chosen in this tab before the page was loaded again: tokens of these names. */
export function readChosen(names: readonly string[]): Map<string, Colours> {
  try {
    const kept: Record<string, Colours | null> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return new Map(
      names.flatMap(name => {
        const colours = schemes.flatMap(scheme => {
          const value = kept[name]?.[scheme]
          return isColour(value) ? [[scheme, value] as const] : []
        })
        return colours.length > 0 ? [[name, Object.fromEntries(colours)] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Keeps it until the tab is closed. */
export function keepChosen(chosen: ReadonlyMap<string, Colours>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)))
  } catch {
    // the browser keeps nothing for this page
  }
}
