import type { AnyDocument, PrintSection } from '../../../core/description/document.ts'

/** How a document is printed: as its description says, else group by group as its form. */
export function layoutOf(doc: AnyDocument): { readonly sections: readonly PrintSection[]; readonly empty: boolean } {
  if (doc.print !== undefined) return { sections: doc.print.sections, empty: true }
  // Nobody chose these fields for paper, so those that hold nothing stay away.
  return { sections: doc.form.map(({ name, fields }) => ({ group: name, fields })), empty: false }
}
