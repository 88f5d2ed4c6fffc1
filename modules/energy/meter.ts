import { document } from '../../core/description/document.ts'
import { dictionary, number, reference, text, yesNo } from '../../kinds/index.ts'

/** A meter of a station: at the gateway to the grid, or behind what generates or stores. */
export const meter = document({
  module: 'energy',
  name: 'meter',
  code: 'xncb',
  scope: 'xny',
  title: 'meterNo',
  fields: {
    meterNo: text({ required: true, max: 20, unique: true, searched: true }),
    meterName: text({ required: true, max: 60, searched: true }),
    stationId: reference({ to: 'energy.station', required: true, indexed: true }),
    meterUse: dictionary({ group: 'energy_meterUse', required: true, initial: 'gate', indexed: true }),
    // What one unit of the reading stands for: the transformers of current and voltage multiplied.
    ratio: number({ digits: 0, required: true, min: '1', max: '10000000', initial: '1' }),
    // The device whose energy it measures, so that work on it can be given out from here.
    deviceId: reference({ to: 'energy.device' }),
    inUse: yesNo({ initial: '1' }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['meterNo', 'meterName', 'stationId', 'meterUse', 'deviceId', 'ratio', 'inUse', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['meterNo', 'meterName', 'stationId', 'meterUse', 'deviceId', 'ratio', 'inUse'],
      search: ['stationId', 'meterUse', 'inUse'],
      sort: ['meterNo'],
    },
  },
})
