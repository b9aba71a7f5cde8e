import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** A name of at most so many characters (P2 §9); who hears it, or stays on it with the pointer, gets all of it. */
export function CutName({ name, most }: { name: string; most: number }) {
  const characters = [...name]
  if (characters.length <= most) return <bdi>{name}</bdi>
  return (
    <bdi title={name}>
      <span aria-hidden="true">{`${characters.slice(0, most).join('').trimEnd()}…`}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </bdi>
  )
}
