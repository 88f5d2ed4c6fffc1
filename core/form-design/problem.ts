import type { Params } from '../words/refusal.ts'

/**
 * Why a form may not be published: a code of `formProblemWords`, where it stands in the draft, and what fills the
 * message.
 */
export interface FormProblem {
  readonly code: FormProblemCode
  /** `doc.fields.amount.calc`, `words.fields.lines.qty`, `doc.lists.main`, `menu.folder`. */
  readonly path: string
  readonly params: Params
}

export type FormProblemCode = `form.problem.${
  | 'shape'
  | 'part'
  | 'size'
  | 'name'
  | 'reserved'
  | 'taken'
  | 'code'
  | 'code-taken'
  | 'empty'
  | 'kind'
  | 'option'
  | 'option-missing'
  | 'nested'
  | 'expression'
  | 'costly'
  | 'clause'
  | 'clause-value'
  | 'gone'
  | 'dictionary'
  | 'document'
  | 'label'
  | 'title'
  | 'group'
  | 'number'
  | 'number-field'
  | 'search'
  | 'total'
  | 'process-taken'
  | 'category'
  | 'flow'
  | 'flow-form'
  | 'folder'
  | 'role'
  | 'verb'
  | 'renamed'
  | 'index'
  | 'fixed'}`

/** One problem at its place. */
export function formProblem(code: FormProblemCode, path: string, params: Params = {}): FormProblem {
  return { code, path, params }
}
