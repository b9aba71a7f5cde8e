/** Whether the browser would let the page be left without a question. */
export const mayLeavePage = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
