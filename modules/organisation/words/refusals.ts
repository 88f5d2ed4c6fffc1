import type { Words } from '../../../core/values/language.ts'

export const organisationRefusals = {
  'company.own-parent': {
    zh: '上级公司不能是本公司，请重新选择',
    ru: 'Компания не может быть материнской для себя: выберите другую',
    en: 'A company cannot be its own parent: choose another',
  },
  'shareholding.own': {
    zh: '公司不能持有自身股权',
    ru: 'Компания не может владеть долей в самой себе',
    en: 'A company cannot hold itself',
  },
  'shareholding.days': {
    zh: '终止日期不能早于生效日期',
    ru: 'Дата окончания раньше даты начала',
    en: 'The end is before the beginning',
  },
  'shareholding.over': {
    zh: '{day} 起持股比例合计 {pct}%，超过 100%',
    ru: 'С {day} сумма долей составит {pct} % — больше 100 %',
    en: 'From {day} the shares would sum to {pct} %, more than 100 %',
  },
} as const satisfies Record<string, Words>
