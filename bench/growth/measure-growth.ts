import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startProduct } from '../../app/testing/product-process.ts'
import { call, signIn } from '../../app/testing/signed-in-client.ts'
import { copyOfTree } from '../../bin/copy-source-tree.mjs'
import { browser } from '../../bin/find-chromium.mjs'
import { allowed } from '../calibrate.ts'
import { tell } from '../support/figure-report.ts'
import { median } from '../support/load-generator.ts'
import { growHouse, wholeHouse } from './generate-modules.ts'

const starts = 3

/** The product grown to its whole size: what each costs whoever builds, starts and uses it. */
export async function growth(folder: string): Promise<void> {
  const tree = copyOfTree()
  try {
    growHouse(tree)
    // What the checker kept of an earlier run would spare it most of the work.
    rmSync(join(tree, 'node_modules/.cache/tsc.tsbuildinfo'), { force: true })
    within('types', seconds(tree, ['bin/check.mjs', 'types']), 10)
    within('build', seconds(tree, ['bin/build.mjs']), 40)
    const prepared = seconds(tree, ['dist/prepare-demo.mjs'])
    printed('demonstration prepared', `${prepared.toFixed(0)} s`)
    await started(tree, folder)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

async function started(tree: string, folder: string): Promise<void> {
  const grown = { dataDir: join(folder, 'grown'), tree }
  const first = await startProduct(grown.dataDir, {}, { folder: tree })
  within('first start', first.seconds, 15)
  await first.stop()
  await restarts({ dataDir: join(folder, 'data') }, grown)
  const product = await startProduct(grown.dataDir, {}, { folder: tree })
  try {
    await ownData(product.url)
    await firstList(product.url)
  } finally {
    await product.stop()
  }
}

interface Installation {
  readonly dataDir: string
  /** Another tree than this one. */
  readonly tree?: string
}

/** Starts with data present, in turns, so that what else the machine does meets both; medians. */
async function restarts(usual: Installation, grown: Installation): Promise<void> {
  const [before, after] = [new Array<Start>(), new Array<Start>()]
  for (let round = 0; round < starts; round += 1) {
    before.push(await restart(usual))
    after.push(await restart(grown))
  }
  for (const [what, unit] of [
    ['seconds', 's'],
    ['memory', 'MB'],
  ] as const) {
    const middle = (all: readonly Start[]) => median(all.map((one) => one[what]))
    atMostTenPercentMore(what === 'seconds' ? 'restart' : 'memory at rest', middle(after), middle(before), unit)
  }
}

interface Start {
  /** Until it is ready. */
  readonly seconds: number
  /** Resident, MB. */
  readonly memory: number
}

async function restart({ dataDir, tree }: Installation): Promise<Start> {
  const product = await startProduct(dataDir, {}, tree === undefined ? {} : { folder: tree })
  const { seconds } = product
  const memory = product.memory()
  await product.stop()
  return { seconds, memory }
}

/** What every page asks first: who somebody is, his menus and rights. */
async function ownData(url: string): Promise<void> {
  const client = await signIn(url, 'findir')
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < 20; round += 1) {
    const begun = performance.now()
    bytes = JSON.stringify(await call(`${url}/api/system/user/allMyData`, client)).length
    times.push(performance.now() - begun)
  }
  printed('allMyData', `${median(times).toFixed(1)} ms, ${(bytes / 1024).toFixed(0)} KB before compression`)
}

async function firstList(url: string): Promise<void> {
  const { executablePath, args } = await browser()
  const chrome = await chromium.launch({ executablePath, args })
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${url}/login`)
    await page.locator('input').first().fill('findir')
    await page.locator('input[type=password]').fill('Beilu@2026')
    const begun = performance.now()
    await page.keyboard.press('Enter')
    await page.waitForURL((to) => !to.pathname.startsWith('/login'))
    await page.goto(`${url}/financePaymentPlan`)
    await page.getByRole('row').nth(3).waitFor()
    printed('sign-in to the first list', `${((performance.now() - begun) / 1000).toFixed(2)} s`)
  } finally {
    await chrome.close()
  }
}

function seconds(tree: string, args: readonly string[]): number {
  const begun = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  return (performance.now() - begun) / 1000
}

const named = (what: string) => `of ${wholeHouse.documents} documents and ${wholeHouse.pages} pages: ${what}`

function within(what: string, measured: number, limit: number): void {
  tell({
    work: named(what),
    measured: `${measured.toFixed(1)} s`,
    limit: `${allowed(limit).toFixed(0)} s`,
    kept: measured <= allowed(limit),
  })
}

function atMostTenPercentMore(what: string, measured: number, before: number, unit: string): void {
  tell({
    work: named(what),
    measured: `${measured.toFixed(2)} ${unit} against ${before.toFixed(2)}`,
    limit: 'at most 10 % more',
    kept: measured <= before * 1.1,
  })
}

function printed(what: string, measured: string): void {
  tell({ work: named(what), measured, limit: 'printed only', kept: true })
}
