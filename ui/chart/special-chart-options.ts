import type { ChartData, ChartLook } from './chart-data.ts'

/** A field of colours: a row for each category, a column for each series, the stronger the more. */
export function heat({ categories, series }: ChartData, look: ChartLook) {
  const cells = series.flatMap(({ values }, column) =>
    values.flatMap((value, row) => (value === null ? [] : [[column, row, value] as const])),
  )
  const most = Math.max(1, ...cells.map(([, , value]) => value))
  const axis = { type: 'category', axisTick: { show: false }, axisLine: { lineStyle: { color: look.line } } }
  const [strong = look.ink] = look.colours
  return {
    grid: { left: 8, right: 16, top: 40, bottom: 40, containLabel: true },
    xAxis: {
      ...axis,
      position: 'top',
      data: series.map(({ label }) => label),
      axisLabel: { color: look.ink, interval: 0, width: 84, overflow: 'break', lineHeight: 14 },
    },
    yAxis: {
      ...axis,
      inverse: true,
      data: categories,
      axisLabel: { color: look.ink, interval: 0, width: 120, overflow: 'truncate' },
    },
    visualMap: {
      type: 'continuous',
      min: 0,
      max: most,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemHeight: 120,
      itemWidth: 10,
      text: [look.short(most), '0'],
      textStyle: { color: look.ink },
      inRange: { color: [look.surface, strong] },
    },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: look.line, borderWidth: 1 } }],
  }
}

/** A web with a corner for each category and a line for each series. */
export function radar({ categories, series }: ChartData, look: ChartLook) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  return {
    radar: {
      indicator: categories.map((name) => ({ name, max: most })),
      center: ['50%', '48%'],
      radius: '62%',
      axisName: { color: look.ink },
      splitLine: { lineStyle: { color: look.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        symbolSize: 4,
        areaStyle: { opacity: 0.12 },
        data: series.map(({ label, values }) => ({ name: label, value: values.map((value) => value ?? 0) })),
      },
    ],
  }
}

/** One value on a scale whose stretches are good, to be watched or bad. */
export function gauge({ categories, series, bands = [] }: ChartData, look: ChartLook) {
  const most = bands.at(-1)?.to ?? 100
  const [told] = series
  return {
    series: [
      {
        type: 'gauge',
        min: 0,
        max: most,
        radius: '92%',
        center: ['50%', '58%'],
        startAngle: 200,
        endAngle: -20,
        splitNumber: 4,
        axisLine: { lineStyle: { width: 14, color: bands.map(({ to, tone }) => [to / most, look.tones[tone]]) } },
        axisTick: { show: false },
        splitLine: { length: 14, lineStyle: { color: look.surface, width: 2 } },
        axisLabel: { color: look.ink, distance: 20, formatter: look.short },
        pointer: { width: 5, itemStyle: { color: look.ink } },
        title: { color: look.ink, offsetCenter: [0, '62%'], fontSize: 12 },
        detail: { color: look.ink, offsetCenter: [0, '34%'], fontSize: 20, formatter: () => told?.texts[0] ?? '' },
        data: [{ value: told?.values[0] ?? 0, name: categories[0] ?? '' }],
      },
    ],
  }
}

/** A point for each category: the first series says how far across it stands, the second how high. */
export function scatter({ series: [across, upwards] }: ChartData, look: ChartLook) {
  const axis = (name: string | undefined) => ({
    type: 'value',
    name,
    nameLocation: 'middle',
    nameGap: 30,
    nameTextStyle: { color: look.ink },
    splitLine: { lineStyle: { color: look.line } },
    axisLabel: { color: look.ink, hideOverlap: true, formatter: look.short },
  })
  return {
    grid: { left: 28, right: 16, top: 16, bottom: 28, containLabel: true },
    xAxis: axis(across?.label),
    yAxis: axis(upwards?.label),
    series: [
      {
        type: 'scatter',
        symbolSize: 10,
        data: (across?.values ?? []).map((value, at) => [value, upwards?.values[at] ?? null]),
      },
    ],
  }
}

/**
 * Steps from one to the next, the last of which is their sum and stands on the ground. A step is drawn in what of it
 * lies above nothing and what below, each on what holds it up unseen.
 */
export function waterfall({ series: [steps] }: ChartData, look: ChartLook) {
  const values = (steps?.values ?? []).map((value) => value ?? 0)
  const ends = values.map((_, at) => values.slice(0, at + 1).reduce((sum, value) => sum + value, 0))
  const spans = values.map((value, at) => {
    if (at === values.length - 1) return { from: 0, to: value }
    return { from: at === 0 ? 0 : (ends[at - 1] ?? 0), to: ends[at] ?? 0 }
  })
  const above = spans.map(({ from, to }) => [Math.max(0, Math.min(from, to)), Math.max(0, from, to)] as const)
  const below = spans.map(({ from, to }) => [Math.min(0, Math.max(from, to)), Math.min(0, from, to)] as const)
  const colourAt = (at: number) => {
    if (at === values.length - 1) return look.colours[0]
    return (values[at] ?? 0) < 0 ? look.tones.bad : look.tones.good
  }
  const part = (of: readonly (readonly [number, number])[]) => [
    { type: 'bar', stack: 'steps', silent: true, itemStyle: { color: 'transparent' }, data: of.map(([hold]) => hold) },
    {
      type: 'bar',
      stack: 'steps',
      barMaxWidth: 40,
      data: of.map(([hold, end], at) => ({ value: end - hold, itemStyle: { color: colourAt(at) } })),
    },
  ]
  return [...part(above), ...part(below)]
}
