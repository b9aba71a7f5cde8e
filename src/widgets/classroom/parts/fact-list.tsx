import { avatarPicture } from '../../../core/avatar-picture.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Fact } from '../facts.ts'

/** Labels and values in as many columns as there is room for. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, missing, person }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={missing && 'missing'}>
            {person && <Avatar name={value} src={avatarPicture(person.avatar)} size={28} decorative />}
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
