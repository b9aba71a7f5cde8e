import { runCommand } from '../../server/admin/commands.ts'
import type { ReviewStage } from './review-stage.ts'

/** An operator who works as a teacher, the one of the stage unless it is said; calls the server. */
export async function operatorOf(
  { server }: Pick<ReviewStage, 'server'>,
  email: string,
  teacher = 'no-agreement@demo.test',
) {
  const args = ['masquerade', 'link', teacher, '--operator', email]
  const { searchParams } = new URL(await runCommand(server.app.services, args))
  const codes = {
    admin_token: searchParams.get('admin_token'),
    teacher_token: searchParams.get('teacher_token'),
  }
  const { body } = await server.call<{ token: string; token_admin: string }>(
    'POST /api/teacher/login-as-teacher',
    { body: codes },
  )
  const { token, token_admin } = body.data
  return <Data>(line: string, sent?: object) =>
    server.call<Data>(line, { token, headers: { 'x-admin-token': token_admin }, ...(sent && { body: sent }) })
}
