const token = /@\{([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}/g

/** The people that a remark names, each once; they stand in it as `@{id}`. */
export function mentionedIn(text: string): string[] {
  return [...new Set([...text.matchAll(token)].map(([, id = '']) => id))]
}

/** The remark as people read it, for notices and the audit. */
export function spelled(text: string, name: (id: string) => string): string {
  return text.replaceAll(token, (_, id: string) => `@${name(id)}`)
}
