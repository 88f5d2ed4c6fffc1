import type { DescribedField } from '../../../core/description/described-document.ts'
import type { ClauseOp } from '../../../core/expression/expression-sentence.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** How a value of a clause is given: typed, or chosen by the input of a kind. */
interface ValueWay {
  readonly kind: string | null
  readonly several: boolean
}

const one: Readonly<Record<string, string>> = {
  radio: 'select',
  dictionaryRadio: 'dictionary',
  selects: 'select',
  checkboxes: 'select',
  dictionaries: 'dictionary',
  dictionaryCheckboxes: 'dictionary',
}
const many: Readonly<Record<string, string>> = {
  select: 'selects',
  radio: 'selects',
  selects: 'selects',
  checkboxes: 'selects',
  dictionary: 'dictionaries',
  dictionaryRadio: 'dictionaries',
  dictionaries: 'dictionaries',
  dictionaryCheckboxes: 'dictionaries',
  person: 'people',
  people: 'people',
  department: 'departments',
  departments: 'departments',
  unit: 'units',
  units: 'units',
}

/** The comparisons that fit a field. */
export function opsFor(field: DescribedField): readonly ClauseOp[] {
  switch (kindOf(field.kind).expression(field)) {
    case 'decimal':
      return ['ge', 'gt', 'le', 'lt', 'eq', 'empty', 'filled']
    case 'day':
      return ['from', 'until', 'is', 'empty', 'filled']
    case 'flag':
      return ['is']
    case 'list':
      return ['hasAny', 'empty', 'filled']
    default:
      return isTyped(field) || many[field.kind] !== undefined
        ? ['is', 'isNot', 'oneOf', 'empty', 'filled']
        : ['is', 'isNot', 'empty', 'filled']
  }
}

/** How the value of a comparison is given. */
export function valueWay(field: DescribedField, op: ClauseOp): ValueWay {
  const several = op === 'oneOf' || op === 'hasAny'
  if (isTyped(field)) return { kind: null, several }
  return { kind: several ? (many[field.kind] ?? field.kind) : (one[field.kind] ?? field.kind), several }
}

/** A field whose values are typed rather than chosen. */
function isTyped({ kind }: DescribedField): boolean {
  const { filter, numeric } = kindOf(kind)
  return numeric || filter === 'contains'
}
