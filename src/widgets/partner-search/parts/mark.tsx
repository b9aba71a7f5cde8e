import { Skeleton } from '../../../ui/skeleton.tsx'

/** In the place of a teacher's picture that is coming. */
export const mark = <Skeleton shape="circle" height={64} />
