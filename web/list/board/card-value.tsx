import type { DescribedField } from '../../../core/description/described-document.ts'
import { dueLight } from '../../../core/description/due-light.ts'
import { shownValue } from '../../../core/description/shown-value.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useLang } from '../../platform/session/language.ts'
import { DueDay } from '../due-light/due-day.tsx'

/** A value of a record on its card; a day with its light. */
export function CardValue({ field, row }: { readonly field: DescribedField; readonly row: Values }) {
  const text = textIn(useLang())
  const today = useToday()
  const { Cell } = onPage(field.kind)
  const shown = <Cell value={shownValue(field, row)} field={field} text={text} />
  const light = dueLight(field, row, today)
  return light === null ? shown : <DueDay light={light}>{shown}</DueDay>
}
