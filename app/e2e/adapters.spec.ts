import { vesselWords } from '../../modules/shipping/words/vessel.ts'
import { adapterLights, adapterPageWords } from '../../modules/system/words/adapters.ts'
import { pageWords } from '../../modules/system/words/pages.ts'
import { seriousIn } from './support/axe.ts'
import { wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

test('an administrator sees what lies outside and whether it answers', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`adapters-${lang}-${width}`)
    const page = await open('admin', '/adapters')
    await expect(page.getByRole('heading', { name: pageWords.adapters[lang] })).toBeVisible()
    // The bank, the vessel tracker, the customs window, the weighbridge and both office servers.
    const probe = adapterPageWords.probeOf[lang].replace('{name}', '')
    await expect(page.getByRole('button', { name: probe })).toHaveCount(6)
    await see(page, 'list')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    const cut = await titles.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
    expect(cut).toEqual([])
    expect(await seriousIn(page)).toEqual([])
    await expectFits(page)
  })
})

test('a probe asks at once and says what came of it', async ({ seat }) => {
  const page = await seat('admin', { at: '/adapters', lang: 'en' })
  await page.getByRole('button', { name: adapterPageWords.probeOf.en.replace('{name}', 'Bank') }).click()
  await expect(page.getByText(adapterPageWords.answers.en.replace('{name}', 'Bank'))).toBeVisible()
  await expect(page.getByText(adapterLights['good']?.en ?? '', { exact: true }).first()).toBeVisible()
  await look('adapters-probe')(page, 'probed')
})

test('vessels are listed with their last signal', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const t = wordsOf(vesselWords, lang)
    const page = await open('shipops', '/vesselInfo')
    await expect(page.getByText('BEILAN XINGSHENG').first()).toBeVisible()
    if (width > 1000) await expect(page.getByText(t.field('signal'), { exact: true }).first()).toBeVisible()
    await look(`vessels-${lang}-${width}`)(page, 'list')
    await expectFits(page)
  })
})

test('whoever does not look after the product finds nothing of what lies outside', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('shipops', { at: '/adapters' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
