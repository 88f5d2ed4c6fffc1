import { seasonBills } from '../../modules/heating/bill.ts'
import { runPageWords as words } from '../../web/shell/batch-run/words.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const see = look('heating')

test('the charging office finds the run of the season in the history', async ({ seat }) => {
  const page = await seat('heatcash', { at: '/heatBill' })
  await page.getByRole('radio', { name: words.history.zh }).click()
  await expect(page.getByText(/^\d{4}-\d{4}$/).first()).toBeVisible()
  await see(page, 'history')
})

for (const [path, looks] of [
  ['/heatBill', { zh: [360], ru: [1440], en: [360] }],
  ['/heatConsumer', { ru: [360] }],
  ['/heatSeason', { en: [1440] }],
  ['/heatBuilding', { ru: [1440] }],
  ['/assetsFile', { en: [1440] }],
] as const)
  test(`${path} fits`, async ({ inLooks }) => {
    await inLooks(looks, async ({ lang, width, open }) => {
      const page = await open(path === '/assetsFile' ? 'seafin' : 'heatcash', path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (path === '/heatBill') await expect(page.getByRole('heading', { name: seasonBills.label[lang] })).toBeVisible()
      else await expect(page.getByRole('row').or(page.getByRole('article')).nth(1)).toBeVisible()
      await see(page, `${path.slice(1)}-${lang}-${width}`)
      await expectFits(page)
    })
  })

test('whoever has nothing to do with heating is refused its bills', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('seasales', { at: '/heatBill' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
