import { document } from '../../core/description/document.ts'
import { date, dictionary, number, text } from '../../kinds/index.ts'

/** A power station: what feeds into the grid, and at what price. */
export const station = document({
  module: 'energy',
  name: 'station',
  code: 'xndz',
  scope: 'xny',
  title: 'stationName',
  fields: {
    stationNo: text({ required: true, max: 20, unique: true, searched: true }),
    stationName: text({ required: true, max: 60, searched: true }),
    stationNameRu: text({ max: 80, searched: true }),
    stationNameEn: text({ max: 80, searched: true }),
    stationType: dictionary({ group: 'stationType', required: true, initial: 'pvc', indexed: true }),
    capacityDc: number({ digits: 2, max: '10000000' }),
    capacityAc: number({ digits: 2, max: '10000000' }),
    capacityEnergy: number({ digits: 2, max: '10000000', visible: "stationType in ['ess', 'pvs']" }),
    gridVoltage: dictionary({ group: 'voltageLevel' }),
    lat: number({ digits: 6, min: '-90', max: '90' }),
    lng: number({ digits: 6, min: '-180', max: '180' }),
    codDate: date(),
    tariffCny: number({ digits: 4, max: '100' }),
    stationStatus: dictionary({ group: 'stationStatus', required: true, initial: '2', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 2,
      fields: ['stationNo', 'stationName', 'stationNameRu', 'stationNameEn', 'stationType', 'stationStatus', 'codDate'],
    },
    {
      name: 'plant',
      columns: 2,
      fields: ['capacityDc', 'capacityAc', 'capacityEnergy', 'gridVoltage', 'lat', 'lng', 'tariffCny', 'remark'],
    },
  ],
  lists: {
    main: {
      columns: ['stationNo', 'stationName', 'stationType', 'stationStatus', 'capacityAc', 'gridVoltage', 'codDate'],
      search: ['stationType', 'stationStatus', 'codDate'],
      sort: ['stationNo'],
      views: { map: { lat: 'lat', lng: 'lng', colour: 'stationStatus' } },
    },
  },
})
