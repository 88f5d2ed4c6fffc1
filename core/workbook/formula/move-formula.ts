import { translateFormulaToA1, translateFormulaToR1C1 } from '@borgar/fx/xlsx'

/** A formula as it reads in another cell: what is relative moves along, as when it is copied. */
export function moveFormula(formula: string, from: string, to: string): string {
  if (from === to) return formula
  return translateFormulaToA1(translateFormulaToR1C1(`=${formula}`, from), to).slice(1)
}
