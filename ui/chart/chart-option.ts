import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartLook } from './chart-data.ts'
import { hintOf } from './chart-tooltip.ts'
import { gauge, heat, radar, scatter, waterfall } from './special-chart-options.ts'

/** What the library is told to draw. */
export function chartOption(chart: ChartData, look: ChartLook): EChartsCoreOption {
  return {
    color: [...look.colours],
    textStyle: { fontFamily: look.font, color: look.ink },
    // Figures are read as they come; moving bars cost the first second of a page of charts.
    animation: false,
    tooltip: {
      trigger: pointedAt.has(chart.kind) ? 'item' : 'axis',
      confine: true,
      axisPointer: { type: isLine(chart) ? 'line' : 'shadow' },
      backgroundColor: look.surface,
      borderColor: look.line,
      textStyle: { color: look.ink, fontSize: 12 },
      formatter: (points: unknown) => hintOf(chart, points, look.share),
    },
    ...(isNamed(chart) ? { legend: legend(look) } : {}),
    ...formOf(chart, look),
  }
}

/** Forms whose parts are pointed at one by one. */
const pointedAt: ReadonlySet<ChartData['kind']> = new Set(['ring', 'heat', 'radar', 'gauge', 'scatter'])

/** Whether colours have to be told apart: the axes of the other forms name what stands on them. */
function isNamed({ kind, series }: ChartData): boolean {
  return kind === 'ring' || (series.length > 1 && kind !== 'heat' && kind !== 'scatter')
}

function formOf(chart: ChartData, look: ChartLook) {
  switch (chart.kind) {
    case 'ring':
      return ring(chart, look)
    case 'heat':
      return heat(chart, look)
    case 'radar':
      return radar(chart, look)
    case 'gauge':
      return gauge(chart, look)
    case 'scatter':
      return scatter(chart, look)
    case 'waterfall':
      return { ...onAxes(chart, look, false), series: waterfall(chart, look) }
    default:
      return onAxes(chart, look, chart.series.length > 1)
  }
}

function isLine({ kind }: ChartData): boolean {
  return kind === 'line' || kind === 'area'
}

function legend({ ink }: ChartLook) {
  return { type: 'scroll', bottom: 0, icon: 'roundRect', itemWidth: 12, itemHeight: 12, textStyle: { color: ink } }
}

function onAxes(chart: ChartData, look: ChartLook, many: boolean) {
  const lying = chart.kind === 'bar'
  const categories = {
    type: 'category',
    data: chart.categories,
    boundaryGap: !isLine(chart),
    // The first of what lies stands at the top, as in a list.
    inverse: lying,
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.ink,
      hideOverlap: true,
      ...(lying ? { width: 150, overflow: 'break', lineHeight: 14 } : {}),
    },
  }
  const values = {
    type: 'value',
    // What moves little is seen to move; a surface begins at nothing.
    scale: chart.kind === 'line',
    splitLine: { lineStyle: { color: look.line } },
    axisLabel: { color: look.ink, hideOverlap: true, formatter: look.short },
  }
  return {
    grid: { left: 8, right: 16, top: 16, bottom: many ? 32 : 8, containLabel: true },
    xAxis: lying ? values : categories,
    yAxis: lying ? categories : values,
    series: [
      ...chart.series.map(({ label, values: data }) => ({
        name: label,
        data,
        ...drawnAs(chart),
        ...colourOf(chart, label, look),
      })),
      ...chart.series.flatMap(({ label, signs }) => signsOf(label, signs, look)),
    ],
  }
}

/** Signs over a line, which go with it where the legend takes it away. */
function signsOf(label: string, signs: readonly (number | null)[] | undefined, { tones, surface }: ChartLook) {
  if (signs === undefined || signs.every((sign) => sign === null)) return []
  const itemStyle = { color: tones.warning, borderColor: surface, borderWidth: 1 }
  return [
    {
      name: label,
      type: 'scatter',
      symbol: 'diamond',
      symbolSize: 9,
      data: signs,
      itemStyle,
      tooltip: { show: false },
    },
  ]
}

function drawnAs({ kind }: ChartData) {
  switch (kind) {
    case 'line':
    case 'area':
      // So many points that they would stand upon each other are thinned out to what a screen can show.
      return {
        type: 'line',
        showSymbol: false,
        sampling: 'lttb',
        lineStyle: { width: 2 },
        ...(kind === 'area' ? { areaStyle: { opacity: 0.15 } } : {}),
      }
    case 'bar':
      return { type: 'bar', stack: 'all', barMaxWidth: 20 }
    case 'stacked':
      return { type: 'bar', stack: 'all', barMaxWidth: 40 }
    default:
      return { type: 'bar', barMaxWidth: 28 }
  }
}

function ring(chart: ChartData, look: ChartLook) {
  const [parts] = chart.series
  return {
    series: [
      {
        type: 'pie',
        radius: ['45%', '70%'],
        center: ['50%', '44%'],
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        label: { color: look.ink, formatter: ({ percent }: { readonly percent: number }) => look.share(percent) },
        // Labels of thin parts would lie upon each other; their hints and the table say them.
        minShowLabelAngle: 12,
        data: chart.categories.map((name, at) => ({
          name,
          value: parts?.values[at] ?? null,
          ...colourOf(chart, name, look),
        })),
      },
    ],
  }
}

function colourOf({ colours }: ChartData, label: string, look: ChartLook) {
  const at = colours?.get(label)
  return at === undefined ? {} : { itemStyle: { color: look.colours[at % look.colours.length] } }
}
