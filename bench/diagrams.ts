import { type Browser, chromium, type Page } from 'playwright-core'
import { browser } from '../bin/find-chromium.mjs'
import type { DiagramDescribed, DiagramNow } from '../core/api-types/diagram.ts'
import { enter } from './page-weight.ts'
import { tell } from './support/figure-report.ts'
import { median } from './support/load-generator.ts'

const many = 300
const rounds = 5

/** A diagram of 300 symbols: from the answer that says what it shows to its first picture, and a zoom of it. */
export async function largeDiagram(url: string): Promise<void> {
  const { executablePath, args } = await browser()
  const chrome = await chromium.launch({ executablePath, args })
  try {
    const page = await opened(chrome, url)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(await painted(page, url))
    tell({
      work: `diagram of ${many} symbols, answer to first paint`,
      measured: `${median(taken).toFixed(0)} ms`,
      limit: '300 ms',
      kept: median(taken) <= 300,
    })
    const frame = Number(await page.evaluate(zooming))
    tell({
      work: 'the same, zoomed by wheel',
      measured: `${frame.toFixed(1)} ms a frame`,
      limit: '50 ms',
      kept: frame <= 50,
    })
  } finally {
    await chrome.close()
  }
}

async function opened(chrome: Browser, url: string): Promise<Page> {
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  await enter(page, url, 'stationop')
  await page.route('**/api/diagram/energy/pvLineDiagram**', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: DiagramDescribed | DiagramNow } // by the two calls
    await route.fulfill({ response, json: { ...rest, data: repeated(data) } })
  })
  return page
}

/** The same symbols and lines again and again, each time further to the right. */
function repeated(data: DiagramDescribed | DiagramNow): object {
  const times = Math.ceil(many / data.symbols.length)
  const copies = <T>(of: readonly T[], copy: (one: T, nr: number) => T) =>
    Array.from({ length: times }, (_, nr) => of.map((one) => copy(one, nr))).flat()
  if ('at' in data)
    return {
      ...data,
      symbols: copies(data.symbols, (one, nr) => ({ ...one, name: `${one.name}_${nr}` })),
      lines: copies(data.lines, (one) => one),
    }
  return {
    ...data,
    symbols: copies(data.symbols, (one, nr) => ({ ...one, name: `${one.name}_${nr}`, x: one.x + 40 * nr })),
    lines: copies(data.lines, ({ from, to, carries }, nr) => ({
      from: from.replace('.', `_${nr}.`),
      to: to.replace('.', `_${nr}.`),
      carries,
    })),
  }
}

/** Milliseconds from the end of the answer to the first frame that has every symbol. */
async function painted(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/xnyPvLineDiagram`)
  return Number(
    await page.evaluate(`new Promise((done) => {
    const answered = () => performance.getEntriesByType('resource')
      .filter(({ name }) => /pvLineDiagram\\/[0-9a-f-]{36}/.test(name)).at(0)?.responseEnd
    const step = () => {
      if (document.querySelectorAll('[data-symbol]').length < ${many}) return requestAnimationFrame(step)
      const seen = performance.now()
      done(seen - (answered() ?? 0))
    }
    step()
  })`),
  )
}

/** Turns the wheel in 60 frames; answers the mean length of a frame. */
const zooming = `new Promise((done) => {
  const svg = document.querySelector('[data-symbol]').closest('svg')
  const started = performance.now()
  let left = 60
  const step = () => {
    if ((left -= 1) < 0) return done((performance.now() - started) / 60)
    svg.dispatchEvent(new WheelEvent('wheel', { deltaY: left > 30 ? -40 : 40, clientX: 700, clientY: 500, cancelable: true }))
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`
