import type { FastifyInstance } from 'fastify'
import { studentFileEndpoints } from '../../../../src/contract/endpoints/student-files.ts'
import { studentFileSentences } from '../../../../src/contract/server-messages/student-files.ts'
import { writeSheet } from '../../../spreadsheets/write-sheet.ts'

const { file } = studentFileEndpoints['POST /api/teacher/classrooms/students/template']

/** A list with its heading alone: the same for everybody, and for good. */
export const template = (): Promise<Buffer> => writeSheet(studentFileSentences.templateHeading, [])

/** `/student_template.xlsx`: the same file for whoever follows a link (P3 §7 Students). */
export async function templateFile(app: FastifyInstance): Promise<void> {
  const options = { schema: { hide: true }, logLevel: 'warn', compress: false } as const
  app.get(`/${file.name}`, options, async (_, reply) =>
    reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await template()),
  )
}
