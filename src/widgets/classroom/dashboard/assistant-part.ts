/** The code of the form that adds an assistant, which most visits do without. */
export const assistantPart = {
  load: () => import('./add-assistant.tsx'),
}
