/** The code of what adds an assistant and what removes one, which most visits do without. */
export const assistantPart = {
  load: () => import('./add-assistant.tsx'),
  loadRemoval: () => import('./remove-assistant.tsx'),
}
