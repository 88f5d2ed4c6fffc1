/** What the papers of a record are kept under; whatever saves an office file forgets them with it. */
export function generatedDocumentsKey(document: string, id: string): readonly string[] {
  return ['office', 'papers', document, id]
}
