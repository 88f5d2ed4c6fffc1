import type { ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { dateKind } from '../../../kinds/date/kind.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { yearMonthKind } from '../../../kinds/year-month/kind.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { filterWords } from '../filters/filters-words.ts'

/** What a group is of, and its key as people read it: `计划日期 2026-11`, a coloured tag, a person's name. */
export function useGroupKey(
  doc: Described,
): (by: string, key: string | null) => { readonly label: string; readonly value: ReactNode } {
  const t = useWords()
  const text = textIn(useLang())
  return (by, key) => {
    const [name = '', span] = by.replace(/^-/, '').split(':')
    const field = fieldNamed(doc.fields, name)
    const label = field?.label ?? name
    if (key === null) return { label, value: t(filterWords.isEmpty) }
    if (span === 'day') return { label, value: dateKind.text(key, { kind: 'date' }, text) }
    if (span === 'month') return { label, value: yearMonthKind.text(key, { kind: 'yearMonth' }, text) }
    if (field === undefined || span === 'year') return { label, value: key }
    const { Cell } = onPage(field.kind)
    return { label, value: <Cell value={key} field={field} text={text} /> }
  }
}
