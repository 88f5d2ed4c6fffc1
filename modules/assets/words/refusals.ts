import type { Words } from '../../../core/values/language.ts'

export const assetRefusals = {
  'assets.whole-years': {
    zh: '该折旧方法按年计算，使用月数须为 12 的倍数',
    ru: 'Этот метод считает по годам: срок службы должен быть кратен 12 месяцам',
    en: 'This method goes by years: the life must be a multiple of 12 months',
  },
  'assets.three-years': {
    zh: '双倍余额递减法的使用年限不得少于 3 年',
    ru: 'Для метода двойного остатка срок службы — не менее трёх лет',
    en: 'Double declining needs a life of three years or more',
  },
  'assets.no-value': { zh: '请填写大于零的原值', ru: 'Укажите стоимость больше нуля', en: 'Give a value above zero' },
  'assets.used-before': {
    zh: '启用日期不能早于入账日期',
    ru: 'Ввод в эксплуатацию не может быть раньше поступления',
    en: 'It cannot be used before it was entered',
  },
  'assets.too-much': {
    zh: '期初累计折旧不能超过原值减残值',
    ru: 'Амортизация на начало не может превышать стоимость за вычетом ликвидационной',
    en: 'What is brought forward cannot be more than the value less the salvage',
  },
  'assets.charged': {
    zh: '该资产自 {month} 已计提折旧，计算依据不能再改',
    ru: 'По активу уже начислена амортизация за {month}: её основания менять нельзя',
    en: 'The asset has been charged for {month}: its grounds stay as they are',
  },
  'assets.future': {
    zh: '该月份尚未开始，不能计提',
    ru: 'Этот месяц ещё не наступил',
    en: 'This month has not begun yet',
  },
  'assets.month-before': {
    zh: '请先计提 {month}，月份不能跳过',
    ru: 'Сначала начислите амортизацию за {month}: пропускать месяцы нельзя',
    en: 'Charge {month} first: no month may be left out',
  },
} as const satisfies Readonly<Record<string, Words>>
