import { NUMBER_RESPONSES_DEFAULT } from '../../../../src/contract/limits/tasks.ts'
import { countryIds } from '../../reference/area.ts'
import type { NewLibraryTask } from '../repository/library.ts'
import { asHtml } from '../texts/plain-text.ts'
import { libraryRows } from './library-rows.ts'

/** Every third one is answered in writing, every second one has no responses. */
const [WRITTEN_EVERY, SILENT_EVERY] = [3, 2]

/** What the first task of a level comes with. */
const attachments = {
  1: { materials: [{ label: 'Words for travellers', name: 'words-for-travellers.pdf' }], media: [] },
  2: { materials: [], media: [{ label: 'A comic to fill in', name: 'make-a-comic.webp' }] },
  3: { materials: [{ label: 'What do you think?', name: 'what-do-you-think.pdf' }], media: [] },
} as const

const attached = (level: number) => attachments[level === 3 ? 3 : level === 2 ? 2 : 1]

const prompt = (text: string, tags: readonly string[]) =>
  `${asHtml(text)}<ul>${tags.map(tag => `<li>${tag}</li>`).join('')}</ul>`

/** The task library of the demo. */
export const libraryTasksOfDemo: readonly NewLibraryTask[] = libraryRows.map(
  (
    [task_name, topic, language_id, level_id, country, tags, create_prompt, respond_prompt, summary],
    index,
  ) => {
    const { materials, media } = attached(level_id)
    const responds = index % SILENT_EVERY === 0
    return {
      ...{ task_name, topic, summary, language_id, level_id, tags: [...tags] },
      country_id: countryIds[country] ?? null,
      task_category: responds ? 'independent_peer_response' : 'independent_no_response',
      number_responses: responds ? NUMBER_RESPONSES_DEFAULT : 0,
      response_type: index % WRITTEN_EVERY === WRITTEN_EVERY - 1 ? 2 : 1,
      ...{ create_prompt, respond_prompt: responds ? respond_prompt : '' },
      create_prompt_html: prompt(create_prompt, tags),
      can_do_statement: asHtml(`I can take part in a conversation about ${topic.toLowerCase()}.`),
      materials: [...materials],
      media: [...media],
      files: [...materials, ...media].map(({ name }) => name),
    }
  },
)
