/** What draws charts, which comes with the first of them. */
export const loadCharts = () => import('./chart-canvas.ts')

/** Fetches it where charts will be shown; where it cannot be loaded the chart itself says so. */
export function loadChartsAhead(): void {
  loadCharts().catch(() => undefined)
}
