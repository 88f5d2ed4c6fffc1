/** The address at which a questionnaire is answered, on a computer or a phone. */
export function linkOf({ id, token }: { readonly id: string; readonly token: string | null }): string {
  return `/routeAnswer?${new URLSearchParams({ qid: id, token: token ?? '' })}`
}
