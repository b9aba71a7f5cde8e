import { after, before } from 'node:test'
import { runCommand } from '../../server/admin/commands.ts'
import type { Profile } from '../../src/contract/entities/profile.ts'
import type { User } from '../../src/contract/entities/user.ts'
import type { ProfileValues } from '../../src/contract/rules/profile-values.ts'
import type { DatabaseKind } from './databases.ts'
import { places, profileValues, saveProfile } from './profile.ts'
import { startApp, type TestApp } from './server.ts'

export const inOregon = {
  country_id: places.unitedStates,
  state_id: places.oregon,
  city_name: 'Portland',
} as const

/**
 * The real server with somebody new signed in, for the tests of a `describe` block: `server`, their `token`, and
 * `lincoln`, the id of a school in Oregon, are there once its tests run.
 */
export function profileStage(kind: DatabaseKind) {
  const stage = { token: '', lincoln: 0 } as { server: TestApp; token: string; lincoln: number }
  before(async () => {
    stage.server = await startApp({ kind })
    stage.lincoln = (await stage.server.signIn('teacher@demo.test')).school?.id ?? 0
    stage.token = (await stage.server.signIn('new@demo.test')).token
  })
  after(() => stage.server.close())

  const admin = (line: string) => runCommand(stage.server.app.services, line.split(' '))
  /** What the operator reads of a school that waits: the line, and what it begins with. */
  const waiting = async (id: number) => {
    const line = (await admin('school waiting')).split('\n').find(one => one.startsWith(`${id}.`)) ?? ''
    return { line, seen: line.split('  ')[0] ?? '' }
  }

  return Object.assign(stage, {
    admin,
    waiting,
    /** What an operator does who reads and accepts at once. */
    accept: async (id: number) => admin(`school accept ${(await waiting(id)).seen}`),
    profile: async (whose = stage.token) =>
      (await stage.server.call<Profile>('GET /api/teacher/profile', { token: whose })).body.data,
    user: async (whose = stage.token) =>
      (await stage.server.call<User>('GET /api/teacher/user', { token: whose })).body.data,
    save: (changes: Partial<ProfileValues> = {}, whose = stage.token) =>
      saveProfile(stage.server, whose, profileValues(changes)),
  })
}
