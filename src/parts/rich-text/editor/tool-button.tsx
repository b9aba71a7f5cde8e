import { richText as t } from '../../../core/messages/rich-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ariaKeys, shownKeys } from './shown-keys.ts'

interface ToolButtonProps {
  label: string
  icon: string
  /** As in `Mod-Shift-8`. */
  keys?: string
  /** Of one that is on or off. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  /** It opens a dialog. */
  opens?: boolean
  onPress: () => void
}

/** A button of the toolbar. One that can do nothing here can still be reached, so that the way to the others stays. */
export function ToolButton({ label, icon, keys, isOn, isDisabled = false, opens, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="cx-rich-tool"
      aria-label={label}
      title={keys ? t.withKeys(label, shownKeys(keys)) : label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-pressed={isOn}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      <Icon path={icon} />
    </button>
  )
}
