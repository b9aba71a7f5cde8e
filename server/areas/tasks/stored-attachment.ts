/** A file of a task, by its name in the storage. */
export interface StoredAttachment {
  label: string
  name: string
}
