import { type Widget, widget } from '../../core/description/widget.ts'
import { overviewWords } from './words/energy-overview.ts'
import { plantWords as words } from './words/plant-overviews.ts'

/** They are told a station, stand on the overviews alone, and read meters or the devices of stations. */
const ofMeters = { module: 'energy', needs: 'xncb-ck', opens: '', size: 2, takes: ['stationId'], apart: true } as const
const ofDevices = { ...ofMeters, needs: 'xnsb-ck' } as const
const noStation = overviewWords.noStation

/** Figures and curves of photovoltaic plants, wind farms and storage stations. */
export const plantWidgets: readonly Widget[] = [
  widget({ ...ofMeters, name: 'pvFigures', look: 'figures', label: words.pvFigures, empty: noStation }),
  widget({ ...ofMeters, name: 'pvCurve', look: 'chart', label: words.pvCurve, empty: words.noReading }),
  widget({ ...ofMeters, name: 'windFigures', look: 'figures', label: words.windFigures, empty: noStation }),
  widget({ ...ofMeters, name: 'windPower', look: 'chart', label: words.windPower, empty: words.noReading }),
  widget({ ...ofDevices, name: 'windCurve', look: 'chart', label: words.powerCurve, empty: words.noReading }),
  widget({ ...ofMeters, name: 'storageFigures', look: 'figures', label: words.storageFigures, empty: noStation }),
  widget({ ...ofMeters, name: 'storagePower', look: 'chart', label: words.storagePower, empty: words.noReading }),
  widget({ ...ofDevices, name: 'storageCharge', look: 'chart', label: words.storageCharge, empty: words.noReading }),
]
