/** Why the server does not start: one line for the operator, who sees it without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
