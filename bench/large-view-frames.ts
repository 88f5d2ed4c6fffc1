import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../bin/find-chromium.mjs'
import type { ReportResult } from '../core/api-types/report-result.ts'
import type { ChartFigures } from '../core/description/chart.ts'
import type { Pool } from '../server/platform/database/pool.ts'
import { allowed } from './calibrate.ts'
import { enter } from './page-weight.ts'
import { tell } from './support/figure-report.ts'
import { dropCopies, growKeyTasks, growPorts, growProjectTasks } from './support/grow-rows.ts'
import { median } from './support/load-generator.ts'
import { frameMark, type Frames, tracedFrames } from './support/trace-frames.ts'

const mark = 'V'
const rounds = 5
const frames = 120
const points = 20_000

/** A page with much on it, and what people do with it. */
interface View {
  readonly work: string
  readonly who: string
  readonly address: string
  /** A part of the address of the call that brings what is drawn. */
  readonly call: string
  /** What is there once it is drawn. */
  readonly drawn: string
  /** A statement of the page's own for each frame; `f` counts them. */
  readonly move: string
}

const views: readonly View[] = [
  {
    work: 'Gantt chart of 2,000 bars',
    who: 'engineer',
    address: '/engprojecttask',
    call: '/api/engineering/engTask/drawn',
    drawn: '[role=grid] [role=row]',
    move: "document.querySelector('[role=grid]').scrollBy({ top: 40, left: f % 60 < 30 ? 20 : -20, behavior: 'instant' })",
  },
  {
    work: 'board of 5,000 cards',
    who: 'qiangm',
    address: '/keyTaskTrack?as=board',
    call: '/api/affairs/keyTask/page',
    drawn: '[role=list] article',
    move: "document.querySelector('[role=list]').scrollBy({ top: 40, behavior: 'instant' })",
  },
  {
    work: 'map of 10,000 points and 50 areas',
    who: 'seasales',
    address: '/portInfo',
    call: '/api/contracts/port/drawn',
    drawn: '.leaflet-container .atlas-group',
    move: `const on = f === 0 ? document.querySelector('.leaflet-container') : document
      on.dispatchEvent(new MouseEvent(f === 0 ? 'mousedown' : 'mousemove', { bubbles: true, button: 0, clientX: 700 - 3 * f, clientY: 500 - 2 * f }))`,
  },
  {
    work: `chart of ${points.toLocaleString('en')} points`,
    who: 'findir',
    address: '/segmentProfit',
    call: '/api/report/profit/segmentProfit/sheet',
    drawn: 'figure[data-state=drawn] canvas',
    move: `const at = document.querySelector('figure[data-state=drawn] canvas')
      const { left, top } = at.getBoundingClientRect()
      at.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: left + 60 + 3 * f, clientY: top + 120 }))`,
  },
]

/** Views with as much as they are made for: from the answer to the first paint, and frames while one moves in them. */
export async function largeViews(url: string, pool: Pool): Promise<void> {
  await growProjectTasks(pool, 2_000, mark)
  await growKeyTasks(pool, 5_000, mark)
  await growPorts(pool, 10_000, mark)
  const { executablePath, args } = await browser()
  const chrome = await chromium.launch({ executablePath, args })
  try {
    for (const view of views) await largeView(chrome, url, view)
  } finally {
    await chrome.close()
    await dropCopies(pool, mark)
  }
}

async function largeView(chrome: Browser, url: string, view: View): Promise<void> {
  const page = await (await chrome.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await enter(page, url, view.who)
  await page.route('**/api/report/profit/segmentProfit/sheet', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: ReportResult } // by its call
    await route.fulfill({ response, json: { ...rest, data: { ...data, charts: [longChart] } } })
  })
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) taken.push(await painted(page, url, view))
  tell({
    work: `${view.work}, answer to first paint`,
    measured: `${median(taken).toFixed(0)} ms`,
    limit: `${allowed(300).toFixed(0)} ms`,
    kept: median(taken) <= allowed(300),
  })
  await moved(page, view)
  say(view, await tracedFrames(chrome, page, () => moved(page, view)))
  await page.context().close()
}

function say({ work }: View, { frames: many, p95, longest }: Frames): void {
  tell({
    work: `${work}, moved in`,
    measured: `p95 ${p95.toFixed(1)} ms of ${many} frames, longest task ${longest.toFixed(0)} ms`,
    limit: `p95 ${allowed(16).toFixed(0)} ms`,
    kept: p95 <= allowed(16),
  })
}

const longChart: ChartFigures = {
  kind: 'line',
  label: 'Power',
  categories: Array.from({ length: points }, (_, at) => `${at}`),
  series: [
    {
      label: 'kW',
      values: Array.from({ length: points }, (_, at) => (100 + 80 * Math.sin(at / 300)).toFixed(2)),
      texts: Array.from({ length: points }, (_, at) => (100 + 80 * Math.sin(at / 300)).toFixed(2)),
    },
  ],
}

/** Milliseconds from the end of the answer to the frame after the one in which it is there. */
async function painted(page: Page, url: string, { address, call, drawn }: View): Promise<number> {
  await page.goto(`${url}${address}`)
  // As text: what the compiler adds is not the product's.
  const taken = await page.evaluate(`new Promise((done) => {
    const step = () => {
      if (document.querySelector(${JSON.stringify(drawn)}) === null) return requestAnimationFrame(step)
      const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(${JSON.stringify(call)}))
      requestAnimationFrame(() => done(answer && performance.now() - answer.responseEnd))
    }
    step()
  })`)
  if (typeof taken !== 'number') throw new Error(`${address} asks nothing of ${call}`)
  return taken
}

async function moved(page: Page, { move }: View): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    let f = 0
    const step = () => {
      performance.mark('${frameMark}')
      if (f >= ${frames}) {
        document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
        return done()
      }
      ${move}
      f += 1
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })`)
}
