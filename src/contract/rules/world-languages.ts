/** Whether a subject is of the type that asks for languages and a level (P1 §3, P2 §5). */
export const isWorldLanguages = ({ type }: { type: string }): boolean => type === 'world_languages'
