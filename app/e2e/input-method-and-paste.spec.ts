import type { CDPSession, Page } from '@playwright/test'
import { editorWords } from '../../kinds/lines/words.ts'
import { inputWords } from '../../kinds/shared-inputs/words.ts'
import { contractWords } from '../../modules/contracts/words/contract.ts'
import { formWords } from '../../web/form/words.ts'
import { faultsIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { makeContract } from './support/make-contract.ts'
import { paste } from './support/paste.ts'
import { look } from './support/screenshots.ts'

const newContract = '/doc/contracts/contract/new'

/** Types as a Chinese input method does: letters are composed in the box, then characters take their place. */
async function compose(keys: CDPSession, letters: string, chosen: string): Promise<void> {
  for (let typed = 1; typed <= letters.length; typed += 1) {
    await keys.send('Input.imeSetComposition', {
      text: letters.slice(0, typed),
      selectionStart: typed,
      selectionEnd: typed,
    })
  }
  await keys.send('Input.insertText', { text: chosen })
}

/** Types a plus sign into the box that has the focus, and answers how long the page took to be ready again. */
async function timeOfKey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.activeElement
    if (!(box instanceof HTMLInputElement)) throw new Error('no cell has the focus')
    const begun = performance.now()
    // As a key does: the value changes below React, then it hears of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, `${box.value}+`)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return performance.now() - begun
  })
}

test('WID-01, WID-13 an input method neither loses nor doubles a character, and nothing is checked before the characters are chosen', async ({
  seat,
}) => {
  const page = await seat('seabuy', { at: newContract })
  const form = formIn(page, 'zh')
  const t = wordsOf(contractWords, 'zh')
  const keys = await page.context().newCDPSession(page)
  const name = form.field(t.field('contractName')).locator('input')
  await name.focus()
  await compose(keys, 'dongli', '动力')
  await compose(keys, 'mei', '煤')
  await page.keyboard.type('2026')
  await compose(keys, 'nian', '年')
  await expect(name).toHaveValue('动力煤2026年')
  await page.keyboard.press('Home')
  await compose(keys, 'hai', '海𠮷')
  await expect(name).toHaveValue('海𠮷动力煤2026年')

  // Half-made text is nobody's business: no message, no check, no change of what is kept.
  await name.fill('')
  await name.blur()
  await expect(form.error(t.field('contractName'))).toBeVisible()
  await name.focus()
  await keys.send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 })
  await expect(name).toHaveValue('zhong')
  await expect(form.error(t.field('contractName'))).toBeVisible()
  await keys.send('Input.insertText', { text: '中' })
  await expect(name).toHaveValue('中')
  await expect(form.error(t.field('contractName'))).toBeHidden()

  // Full-width figures typed through the same keyboard are a number.
  await page.getByRole('button', { name: editorWords.add.zh }).first().click()
  const price = page.locator('input[id$="-items-0-unitPrice"]')
  await price.focus()
  await compose(keys, '１２３４．５', '１２３４．５')
  await price.blur()
  await expect(price).toHaveValue('1,234.5000')
})

test('WID-12, WID-13 a Russian types a comma and reads spaces, whatever the number was copied from', async ({
  seat,
}) => {
  const page = await seat('seabuy', { at: newContract, lang: 'ru' })
  await page.getByRole('button', { name: editorWords.add.ru }).first().click()
  const price = page.locator('input[id$="-items-0-unitPrice"]')
  for (const [typed, shown] of [
    ['1234567,89', '1\u00a0234\u00a0567,8900'],
    ['1\u00a0234\u00a0567,89', '1\u00a0234\u00a0567,8900'],
    ['1,234.5', '1\u00a0234,5000'],
    ['-5', '0,0000'],
  ] as const) {
    await price.fill(typed)
    await price.blur()
    await expect(price).toHaveValue(shown)
  }
})

test('two thousand rows of a spreadsheet are pasted within two seconds, checked at their cells, taken back, and worked in by keyboard', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const page = await seat('seabuy', { at: newContract })
  const items = page.locator('[data-field="items"]')
  await items.getByRole('button', { name: editorWords.add.zh }).click()
  const cell = (at: number, column: string) => page.locator(`input[id$="-items-${at}-${column}"]`)
  const sheet = Array.from(
    { length: 2000 },
    (_, at) => `动力煤 ${at + 1}\tQ5500\t${at === 1500 ? '许多' : '1,200.5'}\t吨\t640.25`,
  ).join('\r\n')
  await cell(0, 'goods').focus()
  // The machine may be busy with others: the best of three is what the page needs.
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    times.push(await paste(page, sheet))
    await expect(items.getByText(editorWords.pasted.zh.replace('{n}', '2000'))).toBeVisible()
    if (round < 2) await page.keyboard.press('Control+z')
    if (round < 2) await expect(items.getByRole('grid')).toHaveAttribute('aria-rowcount', '2')
  }
  expect(Math.min(...times), `a paste took ${times.map(Math.round).join(', ')} ms`).toBeLessThan(2000)
  await expect(items.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001')
  await expect(items.locator('tfoot')).toContainText('2,399,799.500')
  expect(await items.locator('tbody tr').count(), 'only lines in sight are drawn').toBeLessThan(80)

  // The wrong cell is named although it is far away, and its message stands in it.
  await expect(items.getByText(editorWords.wrong.zh.replace('{n}', '1'))).toBeVisible()
  await expect(page.locator('[id$="-items-1500-qty-error"]')).toHaveText(/应为数字/)
  await page.keyboard.press('Control+End')
  await expect(cell(1999, 'goods')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell(1998, 'goods')).toBeFocused()

  // A key in one of two thousand lines is as quick as anywhere.
  const keys: number[] = []
  for (let round = 0; round < 5; round += 1) keys.push(await timeOfKey(page))
  expect(Math.min(...keys), `a key took ${keys.map(Math.round).join(', ')} ms`).toBeLessThan(200)
  await expect(cell(1998, 'goods')).toHaveValue('动力煤 1999+++++')

  // Saving brings the wrong line into sight.
  await page.keyboard.press('Control+Home')
  await page.getByRole('button', { name: formWords.save.zh }).first().click()
  await expect(page.locator('[data-field="contractName"] input')).toBeFocused()
  expect(await faultsIn(page, '[data-field="items"]')).toEqual([])
})

test('on a phone the lines are cards, twenty at a time, and the inputs take the width they have', async ({ seat }) => {
  const page = await seat('seabuy', { at: newContract, width: 360 })
  const items = page.locator('[data-field="items"]')
  await items.getByRole('button', { name: editorWords.add.zh }).click()
  await page.locator('input[id$="-items-0-goods"]').fill('煤')
  await expect(items.getByText(editorWords.row.zh.replace('{n}', '1')).first()).toBeVisible()
  await items.getByRole('button', { name: `${editorWords.remove.zh} 1` }).click()
  await items.getByRole('button', { name: editorWords.undo.zh }).click()
  await expect(page.locator('input[id$="-items-0-goods"]')).toHaveValue('煤')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(page.getByPlaceholder(inputWords.fill.zh).first()).toBeVisible()
})

test('on a phone a figure of a line is read beside its label', async ({ seat }) => {
  const see = look('lines-phone')
  const { id } = await makeContract('goods', { tonnes: '1000', until: 'draft' })
  const page = await seat('seabuy', { at: `/doc/contracts/contract/${id}`, width: 360 })
  const line = page
    .getByRole('region', { name: editorWords.row.zh.replace('{n}', '1') })
    .locator('visible=true')
    .first()
  await line.scrollIntoViewIfNeeded()
  await see(page, 'read')
  const label = await line.getByText('数量', { exact: true }).boundingBox()
  const figure = await line.getByText(/^1,000/).boundingBox()
  if (label === null || figure === null) throw new Error('the line is not there')
  expect(Math.abs(figure.y + figure.height / 2 - label.y - label.height / 2)).toBeLessThan(8)
  expect(figure.x - label.x).toBeLessThan(180)
})
