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

/** What the single-line diagram of a wind farm calls its parts. */
export const windLineWords = {
  title: { zh: '风电主接线图', ru: 'Однолинейная схема ВЭС', en: 'Wind single-line diagram' },
  mainTransformer: { zh: '1#主变', ru: 'Трансформатор № 1', en: 'Main transformer 1' },
  lowBreaker: { zh: '主变低压侧断路器', ru: 'Выключатель 35 кВ', en: '35 kV breaker' },
} as const

/** The names of a collector line. */
export const collectorWords = (nr: number) => ({
  breaker: { zh: `集电线路${nr}断路器`, ru: `Выключатель линии ${nr}`, en: `Line ${nr} breaker` },
  meter: { zh: `集电线路${nr}电表`, ru: `Счётчик линии ${nr}`, en: `Line ${nr} meter` },
  bus: { zh: `集电线路${nr}`, ru: `Сборная линия ${nr}`, en: `Collector line ${nr}` },
})

/** The names of a wind turbine and of the transformer at its foot. */
export const turbineWords = (nr: number) => ({
  transformer: { zh: `${nr}#箱变`, ru: `КТП ${nr}`, en: `Transf. ${nr}` },
  turbine: { zh: `${nr}#风机`, ru: `ВЭУ ${nr}`, en: `Turbine ${nr}` },
})

/** What the single-line diagram of a storage station calls its parts. */
export const storageLineWords = {
  title: { zh: '储能接线图', ru: 'Однолинейная схема СНЭ', en: 'Storage single-line diagram' },
} as const

/** The names of what lies between the bus and a battery. */
export const storageUnitWords = (nr: number) => ({
  breaker: { zh: `${nr}#储能断路器`, ru: `Выключатель ${nr}`, en: `Breaker ${nr}` },
  transformer: { zh: `${nr}#升压变`, ru: `Трансформатор ${nr}`, en: `Transformer ${nr}` },
  meter: { zh: `${nr}#变流器电表`, ru: `Счётчик PCS ${nr}`, en: `PCS ${nr} meter` },
  converter: { zh: `${nr}#变流器(PCS)`, ru: `PCS ${nr}`, en: `PCS ${nr}` },
  contactor: { zh: `${nr}#直流接触器`, ru: `Контактор ${nr}`, en: `Contactor ${nr}` },
  battery: { zh: `${nr}#电池舱`, ru: `Батарея ${nr}`, en: `Battery ${nr}` },
})
