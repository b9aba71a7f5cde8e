import { Skeleton } from '../../../ui/skeleton.tsx'

/** In the place of the picture of a student who is coming. */
export const studentMark = <Skeleton shape="circle" height={40} />
