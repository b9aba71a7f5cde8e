import { Skeleton } from '../../../ui/skeleton.tsx'

/** In the place of the picture of somebody whose submission is coming. */
export const posterMark = <Skeleton shape="circle" height={40} />
