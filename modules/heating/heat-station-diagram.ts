import { diagram } from '../../core/description/diagram.ts'
import { heatStation } from './heat-station.ts'
import { heatDiagramWords as words } from './words/heat-diagram.ts'

const key = '{code}'

/** How water runs in a heat station: the network on the left, the houses on the right, and no drop between them. */
export const heatDiagram = diagram(heatStation, {
  name: 'heatDiagram',
  label: words.title,
  needs: 'grhz-ck',
  code: 'stationCode',
  series: 'heating.heatReading',
  symbols: {
    network: { sort: 'network', x: 0, y: 2, label: words.network },
    valve: {
      sort: 'valve',
      x: 5,
      y: 2,
      turned: true,
      label: words.valve,
      key,
      on: 'valve',
      points: [{ field: 'valve' }, { field: 'supplyTemp' }],
    },
    meter: {
      sort: 'meter',
      x: 5,
      y: 12,
      turned: true,
      label: words.meter,
      key,
      points: [{ field: 'flow' }, { field: 'returnTemp' }],
    },
    exchanger: { sort: 'exchanger', x: 12, y: 2, label: words.exchanger },
    houseSupply: {
      sort: 'label',
      x: 18,
      y: -1,
      label: words.houseSupply,
      key,
      points: [{ field: 'houseSupplyTemp', high: '95' }, { field: 'houseSupplyPressure' }],
    },
    consumers: { sort: 'load', x: 38, y: 7, label: words.consumers },
    houseReturn: {
      sort: 'label',
      x: 33,
      y: 14,
      label: words.houseReturn,
      key,
      points: [
        { field: 'houseReturnTemp', low: '35' },
        { field: 'houseReturnPressure', low: '0.2' },
      ],
    },
    returnHeader: { sort: 'pipe', x: 30, y: 11, turned: true, length: 12, label: words.returnHeader },
    pumpHeader: { sort: 'pipe', x: 20, y: 11, turned: true, length: 6, label: words.pumpHeader },
    pump1: {
      sort: 'pump',
      x: 24,
      y: 11,
      turned: true,
      label: words.pump1,
      key,
      on: 'pump1',
      points: [{ field: 'pump1' }],
    },
    pump2: {
      sort: 'pump',
      x: 24,
      y: 16,
      turned: true,
      label: words.pump2,
      key,
      on: 'pump2',
      points: [{ field: 'pump2' }],
    },
    tank: { sort: 'tank', x: 17, y: 21, turned: true, label: words.tank },
    makeUpPump: {
      sort: 'pump',
      x: 24,
      y: 21,
      turned: true,
      label: words.makeUpPump,
      key,
      on: 'makeUpPump',
      points: [{ field: 'makeUpPump' }, { field: 'makeUp', high: '1' }],
    },
  },
  lines: {
    hot: [
      ['network.a', 'valve.a'],
      ['valve.b', 'exchanger.a'],
      ['exchanger.c', 'consumers.a'],
    ],
    cold: [
      ['exchanger.b', 'meter.b'],
      ['meter.a', 'network.b'],
      ['consumers.b', 'returnHeader.2'],
      ['returnHeader.1', 'pump1.b'],
      ['returnHeader.6', 'pump2.b'],
      ['pump1.a', 'pumpHeader.1'],
      ['pump2.a', 'pumpHeader.6'],
      ['pumpHeader.2', 'exchanger.d'],
      ['tank.b', 'makeUpPump.a'],
      ['makeUpPump.b', 'returnHeader.11'],
    ],
  },
})
