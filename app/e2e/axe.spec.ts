import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Lang } from '../../core/language.ts'
import { caller } from './support/api.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/test.ts'
import { detailWords } from '../../web/detail/words.ts'
import { commentWords } from '../../web/comments/words.ts'
import { openNotices } from './support/notices.ts'

/** What axe finds serious in what is in sight, as `rule: where`. */
async function serious(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`))
}

test.describe('axe finds nothing serious', () => {
  for (const lang of ['zh', 'ru', 'en'] as const satisfies readonly Lang[]) {
    test(`on a list, a form, a detail with its tabs and the dialogs over them, in ${lang}`, async ({ seat }) => {
      // Eight looks of the whole page: on a busy machine they take their time.
      test.slow()
      const { id } = await findOne<{ id: string }>(caller('seasales'), 'finance/paymentPlan', { approvalStatus: '2' })
      const page = await seat('seasales', { lang, at: '/contractLedger' })
      await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
      expect.soft(await serious(page), 'the list').toEqual([])
      await page.goto('/doc/finance/paymentPlan/new')
      await expect(page.locator('[data-field]').first()).toBeVisible()
      expect.soft(await serious(page), 'the form').toEqual([])
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect.soft(await serious(page), 'the form with what is wrong').toEqual([])
      await page.goto(`/doc/finance/paymentPlan/${id}`)
      await expect(page.locator('main dl').first()).toBeVisible()
      expect.soft(await serious(page), 'the detail').toEqual([])
      await page.getByRole('tab', { name: new RegExp(`^${commentWords.tab[lang]}`) }).click()
      await expect(page.getByLabel(commentWords.write[lang])).toBeVisible()
      expect.soft(await serious(page), 'the remarks').toEqual([])
      await page.getByRole('button', { name: detailWords.print[lang], exact: true }).click()
      await expect(page.locator('canvas[data-drawn]').first()).toBeVisible({ timeout: 30_000 })
      expect.soft(await serious(page), 'the print').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await serious(page), 'the palette').toEqual([])
      await page.keyboard.press('Escape')
      await openNotices(page, lang)
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await serious(page), 'the notices').toEqual([])
    })
  }
})
