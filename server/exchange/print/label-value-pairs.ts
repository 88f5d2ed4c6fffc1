import { amountInWords } from '../../../core/values/amount-in-words.ts'
import { worded, type WordedCurrency } from '../../../core/values/currencies-in-words.ts'
import { isDecimal } from '../../../core/values/decimal.ts'
import { say } from '../../../core/words/format-message.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import type { Pair } from './print-document.ts'
import { fieldOf, printField, type Printed } from './printed-field.ts'
import { printWords } from './words.ts'

// Longer texts would make one half of the page a column of their own.
const longest = 60

/** Labels and values of some fields, each amount of `inWords` written out after it. */
export function pairsOf(
  printed: Printed,
  names: readonly string[],
  inWords: readonly string[],
  empty: boolean,
): Pair[] {
  return names.flatMap((name) => {
    const { kind } = fieldOf(printed.doc, name)
    const value = printField(printed, name)
    if (value === '' && !empty) return []
    const pair = {
      label: printed.say.label(printed.doc, name),
      value,
      wide: kind === 'textarea' || value.length > longest,
      figure: kindOf(kind).numeric,
    }
    return inWords.includes(name) ? [pair, ...writtenOut(printed, name)] : [pair]
  })
}

function writtenOut({ doc, record, say: writer }: Printed, name: string): Pair[] {
  const field = fieldOf(doc, name)
  const amount = record[name]
  const currency = currencyOf(field, record)
  const [ctx] = writer.contexts
  if (ctx === undefined || currency === null || !isDecimal(amount) || reading(ctx, field) !== 'whole') return []
  const label = writer.contexts
    .map((one) => say(one.lang, printWords.amountInWords[one.lang], { label: labelIn(one, doc, name) }))
    .join(' / ')
  return [{ label, value: writer.words((lang) => amountInWords(amount, currency, lang)), wide: true, figure: false }]
}

/** What an amount is in: the currency that the field beside it says, else yuan. */
function currencyOf(field: object, record: Printed['record']): WordedCurrency | null {
  const beside: unknown = Reflect.get(field, 'in')
  const said = typeof beside === 'string' ? record[beside] : 'CNY'
  return worded.find((code) => code === said) ?? null
}
