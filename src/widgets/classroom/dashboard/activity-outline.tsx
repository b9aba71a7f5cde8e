import { Skeleton } from '../../../ui/skeleton.tsx'

const TASKS = [1, 2, 3]

const step = (
  <td>
    <Skeleton shape="block" height={72} />
  </td>
)

/** The figures of tasks that are coming, in the same boxes: on a phone, what is below is out of sight from the start. */
export function ActivityOutline() {
  return (
    <table className="figures" aria-hidden>
      <tbody>
        {TASKS.map(task => (
          <tr key={task}>
            <th>
              <Skeleton width="70%" height={24} />
            </th>
            {step}
            {step}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
