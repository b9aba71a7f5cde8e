import type { World } from './entry.ts'

/** The id of a classroom of somebody by its name, as it stands in an address. */
export async function classroomOf({ server }: World, token: string, name: string): Promise<string> {
  const { body } = await server.call<{ id: number; name: string }[]>('GET /api/teacher/classrooms', { token })
  const found = body.data.find(classroom => classroom.name === name)
  if (!found) throw new Error(`no classroom ${name}`)
  return String(found.id)
}

/** Text of an id as a number, and anything else as it is: a body is not read as text. */
export const inBody = (value: string): unknown => (/^-?[1-9]\d*$/.test(value) ? Number(value) : value)
