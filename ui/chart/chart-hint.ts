import type { ChartData, ChartLook } from './chart-data.ts'
import css from './chart-hint.module.css'

interface Point {
  readonly seriesIndex: number
  readonly dataIndex: number
  readonly color?: unknown
  readonly percent?: number
}

/**
 * What is said of the points under the pointer. An element and no markup: names of records stand in it as they are.
 */
export function hintOf(
  { kind, categories, series }: ChartData,
  under: unknown,
  share: ChartLook['share'],
): HTMLElement {
  const points = (Array.isArray(under) ? under : [under]) as readonly Point[] // as the library hands them on
  const [first] = points
  const hint = element('div', css.hint)
  if (first === undefined) return hint
  hint.append(element('b', undefined, categories[first.dataIndex] ?? ''))
  for (const { seriesIndex, dataIndex, color, percent } of points) {
    const one = series[seriesIndex]
    const text = one?.texts[dataIndex] ?? ''
    if (one === undefined || text === '') continue
    const line = element('div', css.point)
    const dot = element('i')
    dot.style.background = String(color)
    line.append(dot, element('span', undefined, one.label))
    line.append(
      element('span', css.number, kind === 'ring' && percent !== undefined ? `${text} · ${share(percent)}` : text),
    )
    hint.append(line)
  }
  return hint
}

function element(tag: string, look?: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (look !== undefined) made.className = look
  made.textContent = text
  return made
}
