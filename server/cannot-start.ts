/** Why the server does not start, for the operator to mend. `message` is meant to be printed as it is. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
