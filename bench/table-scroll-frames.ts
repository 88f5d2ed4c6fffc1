import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ended, freePort, said } from '../app/testing/product-process.ts'
import { call, type SignedInClient, signIn } from '../app/testing/signed-in-client.ts'
import { browser } from '../bin/find-chromium.mjs'
import { openPool } from '../server/platform/database/pool.ts'
import { draftTables } from '../server/records/schema/draft-migration.ts'
import { tell } from './support/figure-report.ts'
import { frameMark, type Frames, tracedFrames } from './support/trace-frames.ts'
import { wide, wideNames } from './wide-table-module.ts'

const rows = 100_000
const changesPerSecond = 5

/**
 * A list of 100 columns and 100,000 rows in a real browser: main-thread work while it is scrolled both ways and while
 * its rows change.
 */
export async function tableFrames(dataDir: string): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'wide-table-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      RATE_PER_MINUTE: '999999999',
    },
  })
  await said(server, 'is ready')
  await fill(join(dataDir, 'postgres', 'socket'))
  const { executablePath, args } = await browser()
  const chrome = await chromium.launch({ executablePath, args })
  try {
    const page = await opened(chrome, url)
    const still = await measured(chrome, page, () => Promise.resolve())
    say('table of 100 columns x 100,000 rows, scrolled both ways', still)
    const live = await measured(chrome, page, () => changing(url))
    say('the same while rows change live', live)
  } finally {
    await chrome.close()
    await ended(server)
  }
}

function say(work: string, { frames, p95, longest, long }: Frames): void {
  tell({
    work,
    measured: `p95 ${p95.toFixed(1)} ms of ${frames} frames, longest task ${longest.toFixed(0)} ms, ${long} over 50 ms`,
    limit: 'p95 12 ms, printed only; no task over 50 ms',
    kept: long === 0,
  })
}

async function fill(socket: string): Promise<void> {
  const pool = openPool(
    { host: socket, port: 5432, user: 'amur', database: 'amur' },
    { max: 1, statementTimeout: 600_000 },
  )
  await pool.driver.query(`create schema if not exists bench; drop table if exists bench.wide; ${draftTables([wide])}`)
  const values = wideNames.map(
    (_, at) =>
      [
        `'row ' || g || ' column ${at}'`,
        `(g * ${at + 7} % 1000000) / 100.0`,
        `(g % 4)::text`,
        `date '2026-01-01' + (g % 300)`,
        `(g % 90000) / 1000.0`,
        `(g % 2)::text`,
      ][at === 0 ? 0 : at % 6],
  )
  await pool.driver.query(`
    insert into bench.wide (id, create_by, create_name, create_time, search, ${wideNames.join()})
    select gen_random_uuid(), (select id from base.person where user_code = 'findir'), 'bench', now() - make_interval(secs => g), 'row', ${values.join()} from generate_series(1, ${rows}) g`)
  await pool.driver.query('vacuum analyze bench.wide')
  await pool.end()
}

/** The standard list page over the wide document: the page of the payment plans is told another list's name. */
async function opened(chrome: Browser, url: string): Promise<Page> {
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('finance.paymentPlan', 'bench.wide'),
    })
  })
  await page.goto(`${url}/login`)
  await page.locator('input').first().fill('findir')
  await page.locator('input[type=password]').fill('Beilu@2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((to) => !to.pathname.startsWith('/login'))
  await page.goto(`${url}/financePaymentPlan`)
  await page
    .getByRole('row')
    .nth(10)
    .getByText(/row \d+ column 0/)
    .waitFor()
  return page
}

async function measured(
  chrome: Browser,
  page: Page,
  meanwhile: () => Promise<(() => Promise<void>) | void>,
): Promise<Frames> {
  const end = await meanwhile()
  await scroll(page, 0, 50, 60)
  const frames = await tracedFrames(chrome, page, async () => {
    await scroll(page, 0, 50, 240)
    await scroll(page, 40, 0, 180)
    await scroll(page, 0, -50, 120)
    await scroll(page, -40, 0, 180)
  })
  await end?.()
  return frames
}

/**
 * Moves the list by as much in every frame; 50 px are 3,000 px a second on a screen of 60 frames. As text: what the
 * compiler adds is not the product's.
 */
async function scroll(page: Page, across: number, down: number, frames: number): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const grid = document.querySelector('[role=grid]')
    let left = ${frames}
    const step = () => {
      performance.mark('${frameMark}')
      if ((left -= 1) < 0) return done()
      grid.scrollBy({ left: ${across}, top: ${down}, behavior: 'instant' })
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })`)
}

/** Other people change rows of the list, some of them in sight; answers how to make them stop. */
async function changing(url: string): Promise<() => Promise<void>> {
  const client: SignedInClient = await signIn(url, 'findir')
  let going = true
  const work = async () => {
    for (let at = 0; going; at += 1) {
      const { content } = await call<{ content: readonly { id: string; ver: number }[] }>(
        `${url}/api/bench/wide/page`,
        client,
        { page: 1 + (at % 40), size: 10, sort: '-createTime' },
      )
      const changed = content.slice(0, 2).map(({ id, ver }) => ({ id, ver, values: { f1: String(at) } }))
      await call(`${url}/api/bench/wide/bulk`, client, { verb: 'bj', rows: changed })
      await new Promise((done) => setTimeout(done, 1000 / changesPerSecond))
    }
  }
  const done = work()
  return async () => {
    going = false
    await done
  }
}
