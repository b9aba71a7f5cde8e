import { atom } from 'nanostores'
import { groupsNumberIssue } from '../../contract/rules/groups-number.ts'
import { studentSentences } from '../../contract/server-messages/students.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { groups as t } from '../messages/groups.ts'

const KEY = 'PUT /api/teacher/classrooms/{id}/students-number'

const sentences = { required: t.numberRequired, wrong: studentSentences.groupsNumberWrong } as const

function sentenceOf(typed: string): string | undefined {
  const issue = groupsNumberIssue(typed)
  return issue === null ? undefined : sentences[issue]
}

/** The form that says how many groups there shall be, or asks for help; it tells what the server has said. */
export function createGroupsNumber(id: number, taken: () => void) {
  const $wantsHelp = atom(false)
  const form = createForm({
    fields: { students_number: '' },
    $context: $wantsHelp,
    rules: {
      students_number: (typed, _, wantsHelp) => (wantsHelp ? undefined : sentenceOf(typed)),
    },
    taken,

    async send({ students_number }, signal): Promise<string> {
      const wantsHelp = $wantsHelp.get()
      const body = wantsHelp ? {} : { students_number: Number(students_number) }
      const { message } = await call(KEY, body, { params: { id }, signal })
      return message ?? (wantsHelp ? studentSentences.groupsHelpAsked : studentSentences.groupsNumberSaved)
    },

    explain: (error, refused) => (refused.students_number ? null : explainFailure(error, t.numberFailed)),
  })

  return {
    ...form,
    /** Asks for help in place of a number, whatever is typed. */
    async askForHelp(): Promise<void> {
      $wantsHelp.set(true)
      await form.submit()
    },
    /** From now on a number is meant. */
    meanNumber() {
      $wantsHelp.set(false)
    },
  }
}
