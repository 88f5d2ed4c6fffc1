import { detailWords } from '../../web/detail/words.ts'
import { commentWords } from '../../web/form/comments/words.ts'
import { caller } from './support/api-caller.ts'
import { seriousIn } from './support/axe.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { openNotices } from './support/notices.ts'
import { pressInHead } from './support/record-page.ts'

test.describe('axe finds nothing serious', () => {
  test('on a list, a form, a detail with its tabs and the dialogs over them', async ({ inLooks }) => {
    // Two dozen looks of the whole page: on a busy machine they take their time.
    test.slow()
    await inLooks({ zh: [1440], ru: [1440] }, async ({ lang, open }) => {
      const { id } = await findOne<{ id: string }>(caller('seasales'), 'finance/paymentPlan', { approvalStatus: '2' })
      const page = await open('seasales', '/contractLedger')
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
      expect.soft(await seriousIn(page), 'the list').toEqual([])
      await open('seasales', '/doc/finance/paymentPlan/new')
      await expect(page.locator('[data-field]').first()).toBeVisible()
      expect.soft(await seriousIn(page, 'main'), 'the form').toEqual([])
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect.soft(await seriousIn(page, 'main'), 'the form with what is wrong').toEqual([])
      await open('seasales', `/doc/finance/paymentPlan/${id}`)
      // In the second language the page stands at the tab where the first left it.
      await page.getByRole('main').getByRole('tab').locator('visible=true').first().click()
      await expect(page.locator('main dl').first()).toBeVisible()
      expect.soft(await seriousIn(page, 'main'), 'the detail').toEqual([])
      await page.getByRole('tab', { name: new RegExp(`^${commentWords.tab[lang]}`) }).click()
      await expect(page.getByLabel(commentWords.write[lang])).toBeVisible()
      expect.soft(await seriousIn(page, '[role=tabpanel]'), 'the remarks').toEqual([])
      await pressInHead(page, detailWords.print[lang])
      await expect(page.locator('canvas[data-drawn]').first()).toBeVisible({ timeout: 30_000 })
      expect.soft(await seriousIn(page, 'dialog, [role=dialog]'), 'the print').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await seriousIn(page, 'dialog, [role=dialog]'), 'the palette').toEqual([])
      await page.keyboard.press('Escape')
      await openNotices(page, lang)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await seriousIn(page, 'dialog, [role=dialog]'), 'the notices').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})
