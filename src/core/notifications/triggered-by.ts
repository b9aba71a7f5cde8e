import type { Notification } from '../../contract/entities/notification.ts'
import { fits, isText } from '../http/shape.ts'

const isNamed = fits({ full_name: isText })

/** The name of whoever has triggered one; empty where that is nobody. */
export function triggeredBy({ trigger_user }: Notification): string {
  const { student, teacher } = trigger_user ?? {}
  const named = student ?? teacher
  return isNamed(named) ? (named?.full_name ?? '') : ''
}
