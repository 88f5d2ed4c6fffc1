import type { ChartData, ChartLook } from './chart-data.ts'
import { placeOf, type Point } from './chart-point.ts'
import css from './chart-tooltip.module.css'

interface PointedAt extends Point {
  readonly color?: unknown
  readonly percent?: number
}

/**
 * What is said of the points under the pointer. An element and no markup: names of records stand in it as they are.
 */
export function hintOf(chart: ChartData, under: unknown, share: ChartLook['share']): HTMLElement {
  const points = (Array.isArray(under) ? under : [under]) as readonly PointedAt[] // as the library hands them on
  const [first] = points
  const hint = element('div', css.hint)
  if (first === undefined) return hint
  if (chart.kind === 'radar') return web(chart, first, hint)
  const [, at] = placeOf(chart, first)
  hint.append(element('b', undefined, chart.categories[at] ?? ''))
  for (const [label, text, color] of saidOf(chart, points, share)) hint.append(line(label, text, color))
  return hint
}

type Said = readonly [label: string, text: string, color: unknown]

function saidOf(chart: ChartData, points: readonly PointedAt[], share: ChartLook['share']): readonly Said[] {
  const { kind, series } = chart
  if (kind === 'scatter')
    return series.map((one) => [one.label, one.texts[points[0]?.dataIndex ?? 0] ?? '', points[0]?.color])
  // Parts of one step say the same.
  const told = kind === 'waterfall' ? points.slice(0, 1) : points
  return told.flatMap((point): readonly Said[] => {
    const [one, at] = placeOf(chart, point)
    const text = one?.texts[at] ?? ''
    if (one === undefined || text === '') return []
    return [
      [
        one.label,
        kind === 'ring' && point.percent !== undefined ? `${text} · ${share(point.percent)}` : text,
        point.color,
      ],
    ]
  })
}

/** Of a web the whole line: each of its corners. */
function web({ categories, series }: ChartData, { dataIndex = 0, color }: PointedAt, hint: HTMLElement): HTMLElement {
  const one = series[dataIndex]
  hint.append(element('b', undefined, one?.label ?? ''))
  for (const [at, label] of categories.entries()) hint.append(line(label, one?.texts[at] ?? '', color))
  return hint
}

function line(label: string, text: string, color: unknown): HTMLElement {
  const made = element('div', css.point)
  const dot = element('i')
  dot.style.background = String(color)
  made.append(dot, element('span', undefined, label), element('span', css.number, text))
  return made
}

function element(tag: string, look?: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (look !== undefined) made.className = look
  made.textContent = text
  return made
}
