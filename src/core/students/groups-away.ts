import { storage } from '../storage.ts'

const key = (classroomId: number) => `cx-groups-away-${classroomId}`

/** Whether the question for the number of groups was put away in this tab: skipped, answered, or help was asked for. */
export const isPutAway = (classroomId: number): boolean => !!storage('session').read(key(classroomId))

/** It does not come by itself any more; its notice still leads to it. */
export const putAway = (classroomId: number): void => void storage('session').write(key(classroomId), '1')
