import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export interface FileButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabled' | 'busy' | 'busyLabel'> {
  label: string
  /** What browsers offer to choose from, such as 'image/png,image/jpeg'; they let a person choose anything. */
  accept: string
  /** Several may be chosen at once. */
  multiple?: boolean
  /** Null where the person has chosen nothing; `all` are those that were chosen with it, itself first. */
  onFile: (file: File | null, all: readonly File[]) => void
}

/** A button that asks for a file, which browsers do only for a field of theirs. */
export function FileButton({ label, accept, multiple, onFile, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const nothing = useEffectEvent(() => onFile(null, []))
  // as soon as there is a button to press
  useLayoutEffect(() => {
    const input = field.current
    // closed without a choice, it tells no change
    const hear = () => nothing()
    input?.addEventListener('cancel', hear)
    return () => input?.removeEventListener('cancel', hear)
  }, [])
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // the same one may be chosen again
          target.value = ''
          onFile(files[0] ?? null, files)
        }}
      />
      <Button {...button} onClick={() => field.current?.click()}>
        {label}
      </Button>
    </>
  )
}
