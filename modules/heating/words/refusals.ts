import type { Words } from '../../../core/values/language.ts'

export const heatingRefusals = {
  'heating.annual': {
    zh: '年度格式应为 2025-2026',
    ru: 'Укажите сезон в виде 2025-2026',
    en: 'Write the season as 2025-2026',
  },
  'heating.ends-before': {
    zh: '结束日期须晚于开始日期',
    ru: 'Конец сезона должен быть позже начала',
    en: 'A season ends after it begins',
  },
  'heating.price-twice': {
    zh: '该用户类型已有单价',
    ru: 'Цена для этого типа уже указана',
    en: 'There is a price for this type already',
  },
  'heating.other-season': {
    zh: '该采暖季属于另一单位',
    ru: 'Этот сезон другой организации',
    en: 'The season is of another unit',
  },
  'heating.season-over': {
    zh: '出账日期不能晚于采暖季结束',
    ru: 'Дата счетов не может быть позже конца сезона',
    en: 'Bills cannot be dated after the end of their season',
  },
  'heating.paid': {
    zh: '账单 {no} 已有缴费，不能冲销',
    ru: 'По счёту {no} есть оплата: сторнировать его нельзя',
    en: 'Bill {no} has been paid on and cannot be reversed',
  },
} as const satisfies Readonly<Record<string, Words>>
