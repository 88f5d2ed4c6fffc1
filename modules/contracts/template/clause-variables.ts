/** What stands in a clause between double braces and is filled from the contract. */
export const variables = [
  'contractName',
  'signDate',
  'ours',
  'party',
  'goods',
  'tolerance',
  'amount',
  'amountWords',
  'currency',
  'vatRate',
  'incoterms',
  'payment',
  'validFrom',
  'validTo',
] as const

type Variable = (typeof variables)[number]

/** What a variable comes to in a language; null where the contract says nothing of it. */
export type Filled = Readonly<Record<Variable, string | null>>

const mark = /\{\{\s*([A-Za-z]+)\s*\}\}/g

/** The names between double braces of a text, each once. */
export function variablesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mark)].map(([, name = '']) => name))]
}

/** Whether clauses may say it. */
export function isVariable(name: string): name is Variable {
  return variables.some((one) => one === name)
}

/** A clause with what the contract says; a blank is left to be filled by hand where it says nothing. */
export function filledIn(text: string, values: Filled): string {
  return text.replaceAll(mark, (whole, name: string) => (isVariable(name) ? (values[name] ?? '________') : whole))
}
