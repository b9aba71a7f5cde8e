import type { Plant } from '../../scripts/mutate/plant.ts'

/** The form of a task: its draft, what is sent of it, and what comes of two who save. */
export const plants: Plant[] = [
  {
    bug: 'an edit names the version that is there now, and overwrites what the partner has saved',
    in: 'src',
    text: "const version = begun?.at === 'version' ? begun.version : task.version",
    becomes: 'const version = task.version',
  },
  {
    bug: 'what only the partner has changed is taken for mine',
    in: 'src',
    text: "isSameValue(mine[field], before[field]) ? 'theirs' : 'mine'",
    becomes: "isSameValue(mine[field], before[field]) ? 'mine' : 'mine'",
  },
  {
    bug: 'a file with another address is another file',
    in: 'src',
    text: "JSON.stringify(value).replace(SIGNED, '$1')",
    becomes: 'JSON.stringify(value)',
  },
  {
    bug: 'what is chosen of the other one is not taken',
    in: 'src',
    text: "(chosen[field] === 'mine' ? mine : now)[field]",
    becomes: '(chosen[field] ? mine : now)[field]',
  },
  {
    bug: 'a draft that is sent twice makes two tasks',
    in: 'src',
    text: "const draftId = begun?.at === 'new' ? begun.draftId : platform.newId()",
    becomes: 'const draftId = platform.newId()',
  },
  {
    bug: 'independent teachers send tags and instructions',
    in: 'src',
    text: '...(!isIndependent(user) && { tags: [...tags], teacher_instructions }),',
    becomes: '...{ tags: [...tags], teacher_instructions },',
  },
  {
    bug: 'a prompt that is not asked for is emptied',
    in: 'src',
    text: '...(hasResponses(draft.task_category) && { respond_prompt }),',
    becomes: 'respond_prompt,',
  },
  {
    bug: 'a number that is none is sent as its beginning',
    in: 'src',
    text: '? Number(typed) : Number.NaN',
    becomes: '? Number(typed) : Number.parseInt(typed, 10)',
  },
]
