/** The code of what adds an assistant and what removes one. */
export const assistantPart = { load: () => import('./assistant-modal.tsx') }
