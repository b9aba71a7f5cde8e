import { cutText } from '../core/cut-text.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** A name of at most so many characters (P2 §9); who hears it, or stays on it with the pointer, gets all of it. */
export function CutName({ name, most }: { name: string; most: number }) {
  const cut = cutText(name, most)
  if (cut === null) return <bdi>{name}</bdi>
  return (
    <bdi title={name}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </bdi>
  )
}
