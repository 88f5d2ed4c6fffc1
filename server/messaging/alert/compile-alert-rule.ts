import type { AlertRule } from '../../../base/alert-rule.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { compile, type Answers, type Compiled } from '../../../core/expression/expression.ts'
import type { NameTypes } from '../../../core/expression/value-type.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What a rule over a document looks at, ready to be evaluated. */
export interface WatchedRecords {
  readonly doc: AnyDocument
  /** Null where every record is looked at. */
  readonly condition: Compiled | null
  readonly figure: Compiled
}

export type WatchingRule = Pick<AlertRule, 'watched' | 'condition' | 'figure'>

/** The document and expressions of a rule, or what is wrong with them at its fields. */
export function compileAlertRule(
  { running }: Ctx,
  { watched, condition, figure }: WatchingRule,
): WatchedRecords | { readonly errors: Readonly<Record<string, FieldError>> } {
  const doc = running.documents.get(watched ?? '')?.doc
  if (doc === undefined) return { errors: { watched: { code: 'alert.unknownDocument' } } }
  const names = expressionTypes(doc.fields)
  const asked = condition === null || condition.trim() === '' ? null : checked(condition, names, 'flag')
  const counted = checked(figure ?? '', names, 'decimal')
  if (asked !== null && 'problem' in asked) return { errors: { condition: wrong(asked.problem) } }
  if ('problem' in counted) return { errors: { figure: wrong(counted.problem) } }
  return { doc, condition: asked, figure: counted }
}

function checked(expression: string, names: NameTypes, wanted: Answers): Compiled | { readonly problem: string } {
  const compiled = compile(expression, names)
  if ('problem' in compiled || compiled.answers === wanted) return compiled
  return { problem: `${compiled.answers}, ${wanted} expected` }
}

function wrong(problem: string): FieldError {
  return { code: 'alert.expression', params: { problem } }
}
