import type { ClauseOp } from '../../../core/expression/expression-sentence.ts'
import type { Words } from '../../../core/values/language.ts'

/** Comparisons of a condition as whole sentences. */
export const clauseWords: Readonly<Record<ClauseOp, Words>> = {
  ge: { zh: '{field}大于等于 {value}', ru: '{field} — не меньше {value}', en: '{field} is at least {value}' },
  gt: { zh: '{field}大于 {value}', ru: '{field} — больше {value}', en: '{field} is more than {value}' },
  le: { zh: '{field}小于等于 {value}', ru: '{field} — не больше {value}', en: '{field} is at most {value}' },
  lt: { zh: '{field}小于 {value}', ru: '{field} — меньше {value}', en: '{field} is less than {value}' },
  eq: { zh: '{field}等于 {value}', ru: '{field} — {value}', en: '{field} equals {value}' },
  is: { zh: '{field}：{value}', ru: '{field}: {value}', en: '{field}: {value}' },
  isNot: { zh: '{field}不是 {value}', ru: '{field}: не {value}', en: '{field}: not {value}' },
  oneOf: { zh: '{field}属于 {value}', ru: '{field}: одно из — {value}', en: '{field}: one of {value}' },
  from: { zh: '{field}不早于 {value}', ru: '{field} — не раньше {value}', en: '{field} is on or after {value}' },
  until: { zh: '{field}不晚于 {value}', ru: '{field} — не позже {value}', en: '{field} is on or before {value}' },
  hasAny: { zh: '{field}包含 {value}', ru: '{field}: есть {value}', en: '{field} has {value}' },
  empty: { zh: '{field}为空', ru: '{field}: не заполнено', en: '{field} is empty' },
  filled: { zh: '{field}不为空', ru: '{field}: заполнено', en: '{field} is filled' },
}
