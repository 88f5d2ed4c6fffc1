import type { Lang } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { textIn } from '../../platform/data/reference-names.ts'

/** The month of a day, as months are written. */
export function monthName(day: string, lang: Lang): string {
  return kindOf('yearMonth').text(day.slice(0, 7), { kind: 'yearMonth' }, textIn(lang))
}
