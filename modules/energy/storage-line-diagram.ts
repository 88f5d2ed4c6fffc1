import type { DiagramSymbol } from '../../core/description/diagram.ts'
import { diagram } from '../../core/description/diagram.ts'
import { lineDevices } from './line-diagram-devices.ts'
import { station } from './station.ts'
import { lineDiagramWords, storageLineWords as words, storageUnitWords } from './words/line-diagram.ts'

const units = [1, 2, 3] as const
const placeOf = (nr: number) => 12 * (nr - 1)

/** What lies between the bus and a battery: the alternating side down to the converter, the direct side below it. */
function unitSymbols(nr: number): Readonly<Record<string, DiagramSymbol>> {
  const x = placeOf(nr)
  const { breaker, transformer, meter, converter, contactor, battery } = storageUnitWords(nr)
  return {
    [`q${nr}`]: { sort: 'breaker', x, y: 14, label: breaker, device: `{code}-Q${nr}` },
    [`t${nr}`]: { sort: 'transformer', x, y: 17, label: transformer, device: `{code}-T${nr}` },
    [`m${nr}`]: {
      sort: 'meter',
      x,
      y: 22,
      label: meter,
      key: `{code}-P${nr}`,
      points: [{ field: 'power' }, { field: 'fwdAct' }, { field: 'revAct' }],
    },
    [`p${nr}`]: { sort: 'converter', x, y: 26, label: converter, device: `{code}-P${nr}` },
    [`k${nr}`]: { sort: 'breaker', x, y: 29, label: contactor, device: `{code}-K${nr}` },
    [`b${nr}`]: {
      sort: 'battery',
      x,
      y: 33,
      label: battery,
      device: `{code}-B${nr}`,
      key: `{code}-B${nr}`,
      series: 'energy.batteryReading',
      // Beyond these a battery is stopped.
      points: [
        { field: 'charge', low: '10', high: '95' },
        { field: 'cellTemp', high: '50' },
        { field: 'cellSpread', high: '300' },
      ],
    },
  }
}

/** What joins the batteries of a storage station to the grid. */
export const storageLineDiagram = diagram(station, {
  name: 'storageLineDiagram',
  label: words.title,
  needs: 'xnsb-ck',
  code: 'stationNo',
  where: { field: 'stationType', codes: ['ess'] },
  series: 'energy.meterReading',
  devices: lineDevices,
  symbols: {
    grid: { sort: 'grid', x: 12, y: 0, label: lineDiagramWords.grid },
    gate: {
      sort: 'meter',
      x: 12,
      y: 3,
      label: lineDiagramWords.gate,
      key: '{code}-G',
      points: [{ field: 'power' }, { field: 'fwdAct' }, { field: 'revAct' }],
    },
    qs: { sort: 'disconnector', x: 12, y: 6, label: lineDiagramWords.gateDisconnector, device: '{code}-QS' },
    qf: { sort: 'breaker', x: 12, y: 9, label: lineDiagramWords.gateBreaker, device: '{code}-QF' },
    bus: { sort: 'bus', x: 0, y: 12, length: 46, label: lineDiagramWords.bus },
    ...Object.assign({}, ...units.map(unitSymbols)),
    q4: { sort: 'breaker', x: 36, y: 14, label: lineDiagramWords.ownBreaker, device: '{code}-Q4' },
    st: { sort: 'transformer', x: 36, y: 17, label: lineDiagramWords.ownTransformer, device: '{code}-ST' },
    load: { sort: 'load', x: 36, y: 22, label: lineDiagramWords.ownLoad },
  },
  lines: {
    power: [
      ['grid.b', 'gate.a'],
      ['gate.b', 'qs.a'],
      ['qs.b', 'qf.a'],
      ['qf.b', 'bus.13'],
      ...units.flatMap((nr) => [
        [`bus.${placeOf(nr) + 1}`, `q${nr}.a`] as const,
        [`q${nr}.b`, `t${nr}.a`] as const,
        [`t${nr}.b`, `m${nr}.a`] as const,
        [`m${nr}.b`, `p${nr}.a`] as const,
        [`p${nr}.b`, `k${nr}.a`] as const,
        [`k${nr}.b`, `b${nr}.a`] as const,
      ]),
      ['bus.37', 'q4.a'],
      ['q4.b', 'st.a'],
      ['st.b', 'load.a'],
    ],
  },
})
