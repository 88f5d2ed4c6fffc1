import type { DiagramSymbol } from '../../core/description/diagram.ts'
import { diagram } from '../../core/description/diagram.ts'
import { lineDevices } from './line-diagram-devices.ts'
import { station } from './station.ts'
import { inverterWords, lineDiagramWords as words } from './words/line-diagram.ts'

const inverters = [1, 2, 3] as const

/** A breaker and an inverter below it, at the low-voltage bus. */
function inverterBranch(nr: number): Readonly<Record<string, DiagramSymbol>> {
  const x = 7 * (nr - 1)
  const { breaker, inverter } = inverterWords(nr)
  return {
    [`k${nr}`]: { sort: 'breaker', x, y: 25, label: breaker, device: `{code}-K${nr}` },
    [`n${nr}`]: {
      sort: 'inverter',
      x,
      y: 29,
      label: inverter,
      device: `{code}-N${nr}`,
      key: `{code}-N${nr}`,
      points: [{ field: 'power', high: '250' }],
    },
  }
}

/** What joins the inverters of a photovoltaic station to the grid: two stations of one design share it. */
export const pvLineDiagram = diagram(station, {
  name: 'pvLineDiagram',
  label: words.title,
  needs: 'xnsb-ck',
  code: 'stationNo',
  where: { field: 'stationType', codes: ['pvc', 'pvd', 'pvs'] },
  series: 'energy.meterReading',
  devices: lineDevices,
  symbols: {
    grid: { sort: 'grid', x: 14, y: 0, label: words.grid },
    gate: {
      sort: 'meter',
      x: 14,
      y: 3,
      label: words.gate,
      device: '{code}-T1',
      key: '{code}-G',
      points: [{ field: 'power' }, { field: 'fwdAct' }, { field: 'revAct' }],
    },
    qs: { sort: 'disconnector', x: 14, y: 6, label: words.gateDisconnector, device: '{code}-QS' },
    qf: { sort: 'breaker', x: 14, y: 9, label: words.gateBreaker, device: '{code}-QF' },
    bus: { sort: 'bus', x: 3, y: 12, length: 34, label: words.bus },
    q1: { sort: 'breaker', x: 7, y: 14, label: words.feeder, device: '{code}-Q1' },
    t1: { sort: 'transformer', x: 7, y: 18, label: words.transformer, device: '{code}-T1' },
    low: { sort: 'bus', x: 0, y: 23, length: 16, label: words.lowBus },
    ...Object.assign({}, ...inverters.map(inverterBranch)),
    q2: { sort: 'breaker', x: 23, y: 14, label: words.ownBreaker, device: '{code}-Q2' },
    st: { sort: 'transformer', x: 23, y: 18, label: words.ownTransformer, device: '{code}-ST' },
    own: { sort: 'bus', x: 19, y: 23, length: 14, label: words.ownBus },
    load: { sort: 'load', x: 20, y: 25, label: words.ownLoad },
    q3: { sort: 'breaker', x: 30, y: 25, label: words.emergencyBreaker, device: '{code}-Q3' },
    pcs: { sort: 'generator', x: 30, y: 29, label: words.emergency, device: '{code}-P1' },
    q4: { sort: 'breaker', x: 33, y: 14, label: words.svgBreaker, device: '{code}-Q4' },
    svg: { sort: 'load', x: 33, y: 18, label: words.svg, device: '{code}-SVG' },
  },
  lines: {
    power: [
      ['grid.b', 'gate.a'],
      ['gate.b', 'qs.a'],
      ['qs.b', 'qf.a'],
      ['qf.b', 'bus.12'],
      ['bus.5', 'q1.a'],
      ['q1.b', 't1.a'],
      ['t1.b', 'low.8'],
      ...inverters.flatMap((nr) => [[`low.${7 * nr - 6}`, `k${nr}.a`] as const, [`k${nr}.b`, `n${nr}.a`] as const]),
      ['bus.21', 'q2.a'],
      ['q2.b', 'st.a'],
      ['st.b', 'own.5'],
      ['own.2', 'load.a'],
      ['own.12', 'q3.a'],
      ['q3.b', 'pcs.a'],
      ['bus.31', 'q4.a'],
      ['q4.b', 'svg.a'],
    ],
  },
})
