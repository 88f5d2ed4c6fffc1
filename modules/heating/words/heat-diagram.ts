/** What the process diagram of a heat station calls its parts. */
export const heatDiagramWords = {
  title: { zh: '换热站监控', ru: 'Мониторинг ТП', en: 'Station monitoring' },
  network: { zh: '一次网', ru: 'Тепловая сеть', en: 'Heating network' },
  valve: { zh: '电动调节阀', ru: 'Регулирующий клапан', en: 'Control valve' },
  meter: { zh: '热量表', ru: 'Теплосчётчик', en: 'Heat meter' },
  exchanger: { zh: '板式换热器', ru: 'Теплообменник', en: 'Heat exchanger' },
  houseSupply: { zh: '二次供水', ru: 'Подача в дома', en: 'To the houses' },
  houseReturn: { zh: '二次回水', ru: 'Обратка из домов', en: 'From the houses' },
  consumers: { zh: '热用户', ru: 'Потребители', en: 'Consumers' },
  returnHeader: { zh: '回水集管', ru: 'Коллектор обратки', en: 'Return header' },
  pumpHeader: { zh: '泵出口集管', ru: 'Коллектор насосов', en: 'Pump header' },
  pump1: { zh: '1#循环泵', ru: 'Насос 1', en: 'Pump 1' },
  pump2: { zh: '2#循环泵', ru: 'Насос 2', en: 'Pump 2' },
  tank: { zh: '补水箱', ru: 'Бак подпитки', en: 'Make-up tank' },
  makeUpPump: { zh: '补水泵', ru: 'Насос подпитки', en: 'Make-up pump' },
} as const
