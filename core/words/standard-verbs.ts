/** Permission verbs that every document has: read, create, edit, delete, export, import. */
export const standardVerbs = ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'] as const

/** Those of a document that goes round besides: submit, approve, close, withdraw, archive. */
export const approvalVerbs = ['tj', 'sp', 'gb', 'cx', 'gd'] as const
