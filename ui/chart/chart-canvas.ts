import { BarChart, GaugeChart, HeatmapChart, LineChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts'
import {
  GridComponent,
  LegendScrollComponent,
  RadarComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartData, ChartLook, ChartNumbers } from './chart-data.ts'
import { chartOption } from './chart-option.ts'
import { hrefOf } from './chart-point.ts'

// Only what is drawn here comes with the page.
register([
  BarChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  GridComponent,
  LegendScrollComponent,
  RadarComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
  CanvasRenderer,
])

/** A chart that stands on a page. */
export interface DrawnChart {
  readonly show: (chart: ChartData) => void
  /** Takes the room that it has now. */
  readonly fit: () => void
  /** The picture as it stands there, twice as sharp; null where the browser makes none. */
  readonly png: () => Promise<Blob | null>
  readonly end: () => void
}

const mostColours = 8

/** Draws a chart into an element that has a size, again when the page turns dark or light. */
export function drawChart(
  into: HTMLElement,
  first: ChartData,
  numbers: ChartNumbers,
  open: (href: string) => void,
): DrawnChart {
  const drawn = init(into)
  let shown = first
  const draw = () => drawn.setOption(chartOption(shown, lookOf(into, numbers)), { notMerge: true })
  const theme = new MutationObserver(draw)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  draw()
  drawn.on('click', (point) => {
    const href = hrefOf(shown, point)
    if (href !== null) open(href)
  })
  return {
    show(chart) {
      shown = chart
      draw()
    },
    fit: () => drawn.resize(),
    png() {
      const picture = drawn.renderToCanvas({ pixelRatio: 2, backgroundColor: lookOf(into, numbers).surface })
      return new Promise((done) => {
        picture.toBlob(done, 'image/png')
      })
    },
    end() {
      theme.disconnect()
      drawn.dispose()
    },
  }
}

function lookOf(on: HTMLElement, numbers: ChartNumbers): ChartLook {
  const style = getComputedStyle(on)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    colours: Array.from({ length: mostColours }, (_, at) => token(`chart-${at + 1}`)),
    tones: { good: token('good'), warning: token('warn'), bad: token('bad') },
    ink: token('ink-soft'),
    line: token('line'),
    surface: token('surface'),
    font: style.fontFamily,
    ...numbers,
  }
}
