/** What the single-line diagram of a photovoltaic station calls its parts. */
export const lineDiagramWords = {
  title: { zh: '光伏主接线图', ru: 'Однолинейная схема СЭС', en: 'PV single-line diagram' },
  grid: { zh: '电网', ru: 'Сеть', en: 'Grid' },
  gate: { zh: '关口表', ru: 'Счётчик на границе', en: 'Gateway meter' },
  gateDisconnector: { zh: '进线隔离开关', ru: 'Разъединитель ввода', en: 'Incoming disconnector' },
  gateBreaker: { zh: '进线断路器', ru: 'Выключатель ввода', en: 'Incoming breaker' },
  bus: { zh: '35kV母线', ru: 'Шины 35 кВ', en: '35 kV bus' },
  feeder: { zh: '集电线路断路器', ru: 'Выключатель фидера', en: 'Feeder breaker' },
  transformer: { zh: '1#箱变', ru: 'КТП № 1', en: 'Transformer 1' },
  lowBus: { zh: '0.8kV母线', ru: 'Шины 0,8 кВ', en: '0.8 kV bus' },
  ownBreaker: { zh: '站用变断路器', ru: 'Выключатель СН', en: 'Own-use breaker' },
  ownTransformer: { zh: '站用变', ru: 'Трансформатор СН', en: 'Own-use transformer' },
  ownBus: { zh: '0.4kV站用母线', ru: 'Шины СН', en: 'Own-use bus' },
  ownLoad: { zh: '站用负荷', ru: 'Собственные нужды', en: 'Own use' },
  emergencyBreaker: { zh: '应急电源开关', ru: 'Выключатель резерва', en: 'Emergency breaker' },
  emergency: { zh: '应急电源PCS', ru: 'Резервный PCS', en: 'Emergency PCS' },
  svgBreaker: { zh: 'SVG断路器', ru: 'Выключатель СТАТКОМ', en: 'SVG breaker' },
  svg: { zh: 'SVG无功补偿', ru: 'СТАТКОМ', en: 'SVG' },
} as const

/** The names of one of several alike. */
export const inverterWords = (nr: number) => ({
  breaker: { zh: `${nr}#开关`, ru: `Выкл. ${nr}`, en: `Breaker ${nr}` },
  inverter: { zh: `${nr}#逆变器`, ru: `Инвертор ${nr}`, en: `Inverter ${nr}` },
})
