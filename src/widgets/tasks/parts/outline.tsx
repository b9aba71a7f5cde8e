import { Skeleton } from '../../../ui/skeleton.tsx'

/** In the place of the picture of a task that is coming. */
export const taskMark = <Skeleton shape="block" width={64} height={48} />
