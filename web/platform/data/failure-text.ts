/** What to say of a failure: the server's sentence, which is in the reader's language already. */
export function failureText(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
