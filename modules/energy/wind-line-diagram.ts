import type { DiagramSymbol } from '../../core/description/diagram.ts'
import { diagram } from '../../core/description/diagram.ts'
import { lineDevices } from './line-diagram-devices.ts'
import { station } from './station.ts'
import { collectorWords, lineDiagramWords, turbineWords, windLineWords as words } from './words/line-diagram.ts'

type Symbols = Readonly<Record<string, DiagramSymbol>>

/** Two collector lines, and the turbines on each with the square they stand at. */
const collectors = [
  { nr: 1, x: 0, turbines: [1, 2, 3] },
  { nr: 2, x: 24, turbines: [4, 5, 6] },
] as const
const apart = 8

/** A collector line below its breaker and meter. */
function collectorSymbols({ nr, x, turbines }: (typeof collectors)[number]): Symbols {
  const { breaker, meter, bus } = collectorWords(nr)
  return {
    [`q${nr}`]: { sort: 'breaker', x: x + apart, y: 22, label: breaker, device: `{code}-Q${nr}` },
    [`l${nr}`]: {
      sort: 'meter',
      x: x + apart,
      y: 25,
      label: meter,
      key: `{code}-L${nr}`,
      points: [{ field: 'power' }, { field: 'fwdAct' }],
    },
    [`c${nr}`]: { sort: 'bus', x, y: 30, length: 2 * apart + 2, label: bus },
    ...Object.assign({}, ...turbines.map((turbine, place) => turbineSymbols(turbine, x + apart * place))),
  }
}

/** A turbine with the transformer at its foot. */
function turbineSymbols(nr: number, x: number): Symbols {
  const { transformer, turbine } = turbineWords(nr)
  return {
    [`b${nr}`]: { sort: 'transformer', x, y: 32, label: transformer, device: `{code}-B${nr}` },
    [`w${nr}`]: {
      sort: 'turbine',
      x,
      y: 37,
      label: turbine,
      device: `{code}-W${nr}`,
      key: `{code}-W${nr}`,
      series: 'energy.turbineReading',
      points: [{ field: 'output' }, { field: 'windSpeed', high: '25' }, { field: 'nacelleTemp', high: '65' }],
    },
  }
}

/** What joins the turbines of a wind farm to the grid. */
export const windLineDiagram = diagram(station, {
  name: 'windLineDiagram',
  label: words.title,
  needs: 'xnsb-ck',
  code: 'stationNo',
  where: { field: 'stationType', codes: ['wind'] },
  series: 'energy.meterReading',
  devices: lineDevices,
  symbols: {
    grid: { sort: 'grid', x: 22, y: 0, label: lineDiagramWords.grid },
    gate: {
      sort: 'meter',
      x: 22,
      y: 3,
      label: lineDiagramWords.gate,
      key: '{code}-G',
      points: [{ field: 'power' }, { field: 'fwdAct' }, { field: 'revAct' }],
    },
    qs: { sort: 'disconnector', x: 22, y: 6, label: lineDiagramWords.gateDisconnector, device: '{code}-QS' },
    qf: { sort: 'breaker', x: 22, y: 9, label: lineDiagramWords.gateBreaker, device: '{code}-QF' },
    t: { sort: 'transformer', x: 22, y: 12, label: words.mainTransformer, device: '{code}-T1' },
    ql: { sort: 'breaker', x: 22, y: 16, label: words.lowBreaker, device: '{code}-QL' },
    bus: { sort: 'bus', x: 4, y: 20, length: 58, label: lineDiagramWords.bus },
    ...Object.assign({}, ...collectors.map(collectorSymbols)),
    q3: { sort: 'breaker', x: 46, y: 22, label: lineDiagramWords.ownBreaker, device: '{code}-Q3' },
    st: { sort: 'transformer', x: 46, y: 25, label: lineDiagramWords.ownTransformer, device: '{code}-ST' },
    load: { sort: 'load', x: 46, y: 29, label: lineDiagramWords.ownLoad },
    q4: { sort: 'breaker', x: 56, y: 22, label: lineDiagramWords.svgBreaker, device: '{code}-Q4' },
    svg: { sort: 'load', x: 56, y: 25, label: lineDiagramWords.svg, device: '{code}-SVG' },
  },
  lines: {
    power: [
      ['grid.b', 'gate.a'],
      ['gate.b', 'qs.a'],
      ['qs.b', 'qf.a'],
      ['qf.b', 't.a'],
      ['t.b', 'ql.a'],
      ['ql.b', 'bus.19'],
      ...collectors.flatMap(({ nr, x, turbines }) => [
        [`bus.${x + apart - 3}`, `q${nr}.a`] as const,
        [`q${nr}.b`, `l${nr}.a`] as const,
        [`l${nr}.b`, `c${nr}.${apart + 1}`] as const,
        ...turbines.flatMap((turbine, place) => [
          [`c${nr}.${apart * place + 1}`, `b${turbine}.a`] as const,
          [`b${turbine}.b`, `w${turbine}.a`] as const,
        ]),
      ]),
      ['bus.43', 'q3.a'],
      ['q3.b', 'st.a'],
      ['st.b', 'load.a'],
      ['bus.53', 'q4.a'],
      ['q4.b', 'svg.a'],
    ],
  },
})
