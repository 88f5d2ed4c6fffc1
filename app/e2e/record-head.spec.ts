import { contractDerivations } from '../../modules/contracts/document-derivations.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { caller } from './support/api-caller.ts'
import { wordsOf } from './support/document-labels.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { head, openMenu, press, pressInHead } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('a contract under way shows what comes next, and the rest in one menu', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [360], en: [360] }, async ({ lang, width, open }) => {
    const see = look(`record-head-${lang}-${width}`)
    const running = { contractType: ['hc'], contractStatus: ['4'] }
    const { id } = await findOne<{ id: string }>(caller('seabuy'), 'contracts/contract', running)
    const page = await open('seabuy', `/doc/contracts/contract/${id}`)
    const made = (name: string) => contractDerivations.find((one) => one.name === name)?.label[lang] ?? name
    const { action } = wordsOf(contractWords, lang)
    const next = head(page).getByRole('button', { name: made('settleContract'), exact: true })
    await expect(next).toBeInViewport()
    const standing = head(page).getByRole('button').filter({ hasText: /\S/ })
    await expect(standing).toHaveCount(width < 768 ? 1 : 4)
    await see(page, 'head')
    if (width < 768) expect((await head(page).boundingBox())?.height).toBeLessThanOrEqual(780 / 3)

    await openMenu(page)
    const entries = page.getByRole('menuitem')
    await expect(entries.first()).toBeFocused()
    await see(page, 'menu')
    const names = [...(await standing.allInnerTexts()), ...(await entries.allInnerTexts())]
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names).toEqual(expect.arrayContaining([made('matchPurchase'), action('match')]))
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries).toHaveCount(0)
    await expect(head(page).locator('[aria-haspopup=menu]')).toBeFocused()

    const dialog = await press(page, action('match'))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await pressInHead(page, made('matchPurchase'))
    await expect(page).toHaveURL(/supplyMatch\/new\?purchaseId=/)
  })
})
