import { dashboard } from '../../core/description/dashboard.ts'
import type { Words } from '../../core/values/language.ts'
import { reference } from '../../kinds/index.ts'
import { overviewWords } from './words/energy-overview.ts'
import { plantWords as words } from './words/plant-overviews.ts'
import { openWork } from './work-order-states.ts'

const asked = { stationId: 'stationId' } as const
const shared = {
  module: 'energy',
  needs: 'xndz-ck',
  filters: { stationId: reference({ to: 'energy.station' }) },
  words: { stationId: words.station },
} as const
const cell = (widget: string) => ({ widget: `energy.${widget}`, with: asked })
const drawn = (name: string) => ({ diagram: `energy.${name}`, empty: overviewWords.noStation })

function devices(label: Words, types: readonly string[]) {
  return {
    list: '/xnyDevice',
    label,
    columns: ['deviceName', 'deviceStatus', 'ratedPower', 'stationId'],
    with: { deviceType: { is: [...types] }, ...asked },
    sort: ['deviceNo'],
    empty: words.noDevice,
  } as const
}

const work = {
  list: '/xnyWorkOrder',
  label: overviewWords.work,
  columns: ['subject', 'stationId', 'state', 'planDate'],
  with: { state: { is: [...openWork] }, ...asked },
  sort: ['planDate'],
  empty: overviewWords.noWork,
} as const

/** Photovoltaic plants: power beside irradiance, how well the sun is used, and the inverters. */
export const pvOverview = dashboard({
  ...shared,
  name: 'pvOverview',
  label: words.pvTitle,
  cells: [
    { ...cell('pvFigures'), x: 0, y: 0, w: 12, h: 4 },
    { ...cell('pvCurve'), x: 0, y: 4, w: 8, h: 7 },
    { ...drawn('pvLineDiagram'), x: 8, y: 4, w: 4, h: 7 },
    { ...devices(words.inverters, ['inv']), x: 0, y: 11, w: 6, h: 6 },
    { ...work, x: 6, y: 11, w: 6, h: 6 },
  ],
})

/** Wind farms: power over the day, the shape of the power curve, and the turbines. */
export const windOverview = dashboard({
  ...shared,
  name: 'windOverview',
  label: words.windTitle,
  cells: [
    { ...cell('windFigures'), x: 0, y: 0, w: 12, h: 4 },
    { ...cell('windPower'), x: 0, y: 4, w: 7, h: 7 },
    { ...cell('windCurve'), x: 7, y: 4, w: 5, h: 7 },
    { ...devices(words.turbines, ['wt']), x: 0, y: 11, w: 4, h: 6 },
    { ...work, x: 4, y: 11, w: 4, h: 6 },
    { ...drawn('windLineDiagram'), x: 8, y: 11, w: 4, h: 6 },
  ],
})

/** Storage stations: charge and power over the day, how well they store, and their converters and batteries. */
export const storageOverview = dashboard({
  ...shared,
  name: 'storageOverview',
  label: words.storageTitle,
  cells: [
    { ...cell('storageFigures'), x: 0, y: 0, w: 12, h: 4 },
    { ...cell('storageCharge'), x: 0, y: 4, w: 6, h: 7 },
    { ...cell('storagePower'), x: 6, y: 4, w: 6, h: 7 },
    { ...devices(words.batteries, ['pcs', 'bms']), x: 0, y: 11, w: 4, h: 6 },
    { ...work, x: 4, y: 11, w: 4, h: 6 },
    { ...drawn('storageLineDiagram'), x: 8, y: 11, w: 4, h: 6 },
  ],
})
