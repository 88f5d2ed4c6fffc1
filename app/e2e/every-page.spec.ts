import type { Page } from '@playwright/test'
import type { Lang } from '../../core/language.ts'
import { caller } from './support/api.ts'
import { chineseOn } from './support/chinese-on.ts'
import { dataTexts } from './support/data-texts.ts'
import { openNotices } from './support/notices.ts'
import { expect, test } from './support/test.ts'

interface Entry {
  readonly menuUrl: string | null
}

/** Those who between them may open every page of the menu. */
const visitors = ['admin', 'sec', 'audit', 'qiangm', 'findir', 'cashier', 'seasales']

const entered = await dataTexts(process.env['DATA_DIR'] ?? '')

for (const lang of ['ru', 'en'] as const satisfies readonly Lang[]) {
  for (const width of [1440, 360]) {
    test(`LNG-01 every page at ${width} px is in ${lang}, but for names and what people entered`, async ({ seat }) => {
      test.slow()
      const seen = new Set<string>()
      const chinese: [string, string, readonly string[]][] = []
      for (const visitor of visitors) {
        const paths = (await pathsOf(visitor)).filter((path) => !seen.has(path))
        if (paths.length === 0) continue
        const page = await seat(visitor, { lang, width })
        for (const path of ['/welcome', ...paths]) {
          seen.add(path)
          await page.goto(path)
          await settled(page)
          chinese.push([visitor, path, await chineseOn(page, entered)])
        }
        await openNotices(page, lang)
        chinese.push([visitor, 'notices', await chineseOn(page, entered)])
      }
      expect(chinese.filter(([, , texts]) => texts.length > 0)).toEqual([])
    })
  }
}

/** The pages that stand in somebody's menu. */
async function pathsOf(person: string): Promise<readonly string[]> {
  const { menuData } = await caller(person).get<{ menuData: readonly Entry[] }>('/api/system/user/allMyData')
  return [...new Set(menuData.flatMap(({ menuUrl }) => (menuUrl?.startsWith('/') === true ? [menuUrl] : [])))]
}

/** The page has come and waits for nothing. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible, .ant-spin-spinning:visible')).toHaveCount(0)
}
