/** What the shipping module refuses with. */
export const shippingRefusals = {
  'laytime.no-result': {
    zh: '尚未算出结果，请补齐港口与事实记录后再确认',
    ru: 'Расчёта ещё нет: дополните порты и таймшит и подтвердите снова',
    en: 'There is no result yet: complete ports and statement of facts first',
  },
  'laytime.call-twice': {
    zh: '港口序号 {no} 重复',
    ru: 'Порт № {no} указан дважды',
    en: 'Port no. {no} stands there twice',
  },
  'laytime.no-such-call': {
    zh: '没有序号为 {no} 的港口',
    ru: 'Порта № {no} нет',
    en: 'There is no port no. {no}',
  },
} as const
