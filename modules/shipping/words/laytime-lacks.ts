/** What keeps a laytime from being reckoned. */
export const laytimeLacks = {
  noCall: { zh: '请填写至少一个港口', ru: 'Укажите хотя бы один порт', en: 'Enter at least one port' },
  noZone: {
    zh: '第 {no} 个港口没有时区',
    ru: 'Для порта {no} не указан часовой пояс',
    en: 'Port {no} has no time zone',
  },
  noAllowance: {
    zh: '第 {no} 个港口没有允许时间：请填写货量与装卸率，或固定小时数',
    ru: 'Для порта {no} нет разрешённого времени: укажите груз и норму или часы',
    en: 'Port {no} has no time allowed: enter cargo and rate, or fixed hours',
  },
  noNotice: {
    zh: '第 {no} 个港口的事实记录中没有 NOR 递交',
    ru: 'В таймшите порта {no} нет подачи нотиса',
    en: 'The statement of facts of port {no} has no notice of readiness',
  },
  noEnd: {
    zh: '第 {no} 个港口的事实记录中没有完工',
    ru: 'В таймшите порта {no} нет окончания работ',
    en: 'The statement of facts of port {no} has no completion',
  },
  endsFirst: {
    zh: '第 {no} 个港口的完工早于 NOR 递交',
    ru: 'В порту {no} работы окончены раньше подачи нотиса',
    en: 'At port {no} work ends before the notice of readiness',
  },
  tooLong: {
    zh: '第 {no} 个港口的 NOR 与完工相隔一年以上，请核对日期',
    ru: 'В порту {no} между нотисом и окончанием работ больше года: проверьте даты',
    en: 'At port {no} more than a year lies between notice and completion: check the days',
  },
} as const
