/** What server and browser say alike of what has become of a task (P3 §8). */
export const taskOutcomes = {
  success: 'Success!',
  added: 'Successful!',
  gone: 'This task is no longer in the exchange.',
} as const
