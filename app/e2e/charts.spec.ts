import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'

test('the charts of a report are drawn and fit', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ open }) => {
    const page = await open('findir', '/groupContract')
    await expect(page.locator('figure[data-state=drawn]')).toHaveCount(2)
    const canvas = page.locator('figure canvas').first()
    expect(await canvas.evaluate(coloursOf), 'the columns have their colours').toBeGreaterThan(2)
    await expectFits(page)
  })
})

test('a chart is kept as a picture, and its values are read where it cannot be drawn', async ({ seat, guard }) => {
  const page = await seat('findir', { at: '/segmentContractSummary' })
  const name = '合同额(元)（按业务板块）'
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `保存为图片: ${name}` }).click()
  expect((await saved).suggestedFilename()).toBe(`${name}.png`)

  guard.allow(/ERR_FAILED/)
  await page.route('**/charts-*.js', (route) => route.abort())
  await page.reload()
  const figure = page.getByRole('figure', { name })
  await expect(figure).toHaveAttribute('data-state', 'failed')
  await expect(figure.getByRole('row', { name: /海运/ })).toBeInViewport()
})

test('a report is printed with its charts and all of its table, without what stands around the page', async ({
  seat,
}) => {
  const page = await seat('findir', { at: '/segmentContractSummary' })
  await expect(page.locator('figure[data-state=drawn]')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const table = page.getByRole('region').getByRole('table')
  const { bottom, height } = await table.evaluate((on) => ({
    bottom: on.getBoundingClientRect().bottom,
    height: document.body.getBoundingClientRect().height,
  }))
  expect(height, 'paper is as long as what stands on it').toBeGreaterThanOrEqual(bottom)
  await expect(page.locator('figure canvas').first()).toBeVisible()
})

test('the head of finance sees what came in and went out over a year', async ({ seat }) => {
  const page = await seat('findir')
  const figure = page.getByRole('figure', { name: '每月人民币收支' })
  await expect(figure).toHaveAttribute('data-state', 'drawn')
  await expect(figure.getByRole('row')).toHaveCount(13)
})

/** How many of the colours of series stand on a canvas. */
function coloursOf(canvas: SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const found = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, opaque = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    if (opaque < 255 || Math.max(r, g, b) - Math.min(r, g, b) < 60) continue
    const colour = (r << 16) | (g << 8) | b
    found.set(colour, (found.get(colour) ?? 0) + 1)
  }
  return [...found.values()].filter((pixels) => pixels > 50).length
}
