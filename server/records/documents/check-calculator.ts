import type { Calculator } from '../../../core/description/calculator.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Field } from '../../../core/description/field.ts'

/** What is wrong with the description of a calculator, for whoever wrote it; nothing when it can run. */
export function calculatorProblems(
  { name, document, inputs, results, working, variants }: Calculator,
  doc: AnyDocument | undefined,
  isBrought: boolean,
): string[] {
  if (doc === undefined) return [`${name}: ${document} is no document`]
  const kept = [...results, working]
  const found = [
    ...(isBrought ? [] : ['no server side brings its function']),
    ...[...inputs, ...kept]
      .filter((field) => doc.fields[field] === undefined)
      .map((field) => `${field} is no field of ${document}`),
    ...inputs.filter((field) => kept.includes(field)).map((field) => `${field} is told and worked out`),
    ...kept.filter((field) => !isKept(doc.fields[field])).map((field) => `${field} could be typed or is a formula`),
    ...(doc.fields[working]?.kind === 'lines' ? [] : [`${working} is no sub-table`]),
    ...(variants === undefined ? [] : variantProblems(variants, { inputs, results }, doc)),
  ]
  return found.map((problem) => `${name}: ${problem}`)
}

/** Nobody types it, and no formula writes it either. */
function isKept(field: Field | undefined): boolean {
  return field === undefined || (field.readonly === true && field.calc === undefined)
}

function variantProblems(
  { by, show }: NonNullable<Calculator['variants']>,
  { inputs, results }: Pick<Calculator, 'inputs' | 'results'>,
  doc: AnyDocument,
): string[] {
  return [
    ...(inputs.includes(by) && doc.fields[by]?.kind === 'dictionary'
      ? []
      : [`variants go by ${by}, no choice it is told`]),
    ...(show.length > 0 ? [] : ['variants show nothing']),
    ...show.filter((field) => !results.includes(field)).map((field) => `variants show ${field}, which is no result`),
  ]
}
