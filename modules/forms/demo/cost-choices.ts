import type { Words } from '../../../core/values/language.ts'

/** What money is spent on when one travels. */
export const costs: readonly { readonly code: string; readonly label: Words }[] = [
  { code: 'traffic', label: { zh: '交通费', ru: 'Проезд', en: 'Travel' } },
  { code: 'hotel', label: { zh: '住宿费', ru: 'Проживание', en: 'Accommodation' } },
  { code: 'meal', label: { zh: '伙食补助', ru: 'Суточные', en: 'Meals' } },
  { code: 'city', label: { zh: '市内交通', ru: 'Городской транспорт', en: 'Local transport' } },
  { code: 'guest', label: { zh: '业务招待', ru: 'Представительские расходы', en: 'Entertainment' } },
  { code: 'other', label: { zh: '其他', ru: 'Прочее', en: 'Other' } },
]
