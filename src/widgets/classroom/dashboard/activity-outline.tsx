import { Skeleton } from '../../../ui/skeleton.tsx'

const TASKS = ['first', 'second', 'third']
const STEPS = ['create', 'respond']

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
            {STEPS.map(step => (
              <td key={step}>
                <Skeleton shape="block" height={72} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
