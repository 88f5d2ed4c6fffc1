/** Kinds whose values are texts that any text may hold. */
const texts: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'autoNumber',
  'personName',
  'upperEnglish',
  'phone',
  'contactNumber',
  'year',
  'yearMonth',
  'birthDate',
])
const amounts: ReadonlySet<string> = new Set(['money', 'number', 'quantity', 'rate'])

/**
 * Whether a field of one kind may begin with the value of another: the same kind, any text as a text, any amount as an
 * amount.
 */
export function mayFill(from: string, to: string): boolean {
  if (from === to) return from !== 'lines'
  return ((to === 'text' || to === 'textarea') && texts.has(from)) || (amounts.has(to) && amounts.has(from))
}
