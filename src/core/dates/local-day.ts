import dayjs from 'dayjs'
import { platform } from '../platform.ts'

/** The day that it is now where the person is, `YYYY-MM-DD`. */
export const localDay = (): string => dayjs(platform.now()).format('YYYY-MM-DD')
