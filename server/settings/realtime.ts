import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'

export interface RealtimeSettings {
  /** What joins the nodes; null with one node. */
  redisUrl: string | null
}

/** `rediss://:password@redis.example.org:6380` */
function isRedis(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['redis:', 'rediss:'].includes(protocol) && hostname !== ''
}

export const realtimeSettings = settingsGroup({
  variables: {
    REDIS_URL: Type.Optional(
      Type.String({
        description: 'an address that begins with redis:// or rediss://',
      }),
    ),
  },
  rules: { REDIS_URL: isRedis },
  read: (given): RealtimeSettings => ({ redisUrl: given.REDIS_URL ?? null }),
})
