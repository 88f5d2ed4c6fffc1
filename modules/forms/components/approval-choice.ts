import type { AnyDocument } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices } from '../../../core/form-design/form-designer-types.ts'
import { approvalVerbs } from '../../../core/words/standard-verbs.ts'
import { approvalBy, ownApproval } from './predefined-flows.ts'

const office = 'oa'

/** The category of processes that a form stands in, or begins with. */
export function categoryFor({ doc: { approval } }: FormDraft, { categories }: FormChoices): string {
  return approval?.category ?? categories.find(({ code }) => code === office)?.code ?? categories[0]?.code ?? office
}

/** The draft that goes round by a ready way, or by one of its own to be drawn. */
export function approvalChosen(draft: FormDraft, choices: FormChoices, way: string): FormDraft {
  if (way === 'none') return withoutApproval(draft)
  const category = categoryFor(draft, choices)
  const approval = way === 'own' ? ownApproval(draft, category) : approvalBy(draft, way, category)
  return { ...draft, doc: { ...withStatus(draft.doc), approval }, access: granted(draft, ['tj', 'cx']) }
}

/** The draft that goes round nowhere; its list says nothing of approval, and nobody is given its rights. */
export function withoutApproval(draft: FormDraft): FormDraft {
  const { approval: _, ...doc } = draft.doc
  const kept = (names: readonly string[]) => names.filter((name) => !status.has(name))
  const lists = Object.fromEntries(
    Object.entries(doc.lists).map(([name, list]) => [
      name,
      { ...list, columns: kept(list.columns), search: kept(list.search) },
    ]),
  )
  const access = draft.access.map((grant) => ({
    ...grant,
    verbs: grant.verbs.filter((verb) => !approvalVerbs.some((one) => one === verb)),
  }))
  return { ...draft, doc: { ...doc, lists }, access }
}

const status: ReadonlySet<string> = new Set(['approvalStatus', 'currentHandlers'])

// Whoever may make the form may send it round.
function granted({ access }: FormDraft, verbs: readonly string[]): FormDraft['access'] {
  return access.map((grant) => ({
    ...grant,
    verbs: [...new Set([...grant.verbs, ...(grant.verbs.includes('xz') ? verbs : [])])],
  }))
}

// The list of a form that goes round says how far it is.
function withStatus(doc: AnyDocument): AnyDocument {
  const { main } = doc.lists
  if (main === undefined || main.columns.includes('approvalStatus')) return doc
  return {
    ...doc,
    lists: {
      ...doc.lists,
      main: { ...main, columns: [...main.columns, 'approvalStatus'], search: [...main.search, 'approvalStatus'] },
    },
  }
}
