import type { Page } from '@playwright/test'
import type { Lang } from '../../core/values/language.ts'
import { kinds } from '../../kinds/kinds.ts'
import { galleryWords } from '../../web/shell/field-gallery/words.ts'
import { signIn } from './sign-in.ts'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expect, test } from './support/guarded-test.ts'

type ShapeName = 'optional' | 'required' | 'readonly' | 'cell' | 'search'

const card = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`).first()
const shape = (page: Page, kind: string, name: ShapeName = 'optional') =>
  card(page, kind).locator(`[data-shape="${name}"]`)
const cell = (page: Page, kind: string) => shape(page, kind, 'cell').locator(':scope > div')
const alertIn = (page: Page, kind: string, name: ShapeName = 'optional') => shape(page, kind, name).getByRole('alert')

async function openGallery(page: Page, lang: Lang = 'zh'): Promise<void> {
  await expect(page.getByRole('heading', { name: galleryWords.title[lang], level: 1 })).toBeVisible()
  await expect(page.locator('[data-kind="lines"] [data-shape="optional"] button').first()).toBeVisible()
}

test('WID-00 every kind stands under its own name in each of its shapes, and empty required ones ask for themselves in the words of the server', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  for (const { name, label, filter } of kinds) {
    await expect(card(page, name).getByRole('heading').first(), name).toHaveText(`${label.zh} ${name}`)
    await expect(shape(page, name, 'cell'), name).toBeVisible()
    if (name !== 'autoNumber')
      await expect(shape(page, name).locator('input, textarea, button, [role=combobox]').first(), name).toBeVisible()
    if (filter !== 'none') await expect(shape(page, name, 'search').locator('label').first(), name).toHaveText(label.zh)
  }
  await page.getByRole('button', { name: galleryWords.saveRequired.zh }).click()
  await expect(page.getByText(/有 \d+ 项未通过检查/)).toBeVisible()
  const shown = await page.locator('[data-shape="required"]').evaluateAll((shapes) =>
    Object.fromEntries(
      shapes.flatMap((one) => {
        const text = one.querySelector('[role="alert"]')?.textContent
        return text ? [[one.querySelector('[data-field]')?.getAttribute('data-field') ?? '', text]] : []
      }),
    ),
  )
  expect(shown).toMatchObject({
    text: '请填写单行文本',
    selection: '请选择下拉单选',
    radio: '请选择单选框',
    date: '请选择日期',
    unit: '请选择单位',
    image: '请上传图片',
    attachment: '请上传附件',
  })
  // A request round the page meets the same refusal, word for word.
  expect(await refusedByServer(page, 'strictSample', {})).toEqual(shown)
})

test('WID-01, WID-02, WID-03, WID-04, WID-05, WID-12, WID-13, WID-14 what is typed wrong is said at the field when it is left, as the server says it', async ({
  seat,
  guard,
}) => {
  guard.allow(refusals)
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  const wrong = [
    ['text', '一', '文本长度为2-50'],
    ['phone', '12912345678', '手机号码不符合规范'],
    ['contactNumber', '0451-123', '固定号码不符合规范'],
    ['personName', '张3', '姓名填写不符合规范'],
    ['upperEnglish', 'Beilu', '填写不符合规范，请填写大写英文字母'],
    ['number', '1.5', '数字应为整数'],
    ['quantity', '0.0001', /最多保留3位小数/],
  ] as const
  for (const [kind, typed, said] of wrong) {
    const box = shape(page, kind).locator('input, textarea').first()
    await box.fill(typed)
    await box.blur()
    await expect(alertIn(page, kind), kind).toHaveText(said)
  }
  const server = await refusedByServer(page, 'sample', Object.fromEntries(wrong.map(([kind, typed]) => [kind, typed])))
  for (const [kind, , said] of wrong)
    expect(server[kind], kind).toMatch(typeof said === 'string' ? new RegExp(`^${said}$`) : said)
  // A length that cannot be exceeded, a landline's hint, and amounts that are pulled back, separated and raw by turns.
  await expect(shape(page, 'phone').locator('input')).toHaveAttribute('maxlength', '11')
  await expect(shape(page, 'contactNumber').locator('input')).toHaveAttribute('placeholder', '固定电话请加区号')
  const money = shape(page, 'money').locator('input')
  await money.fill('123456789012345678')
  await money.blur()
  await expect(money).toHaveValue('99,999,999,999,999.00')
  await money.focus()
  await expect(money).toHaveValue('99999999999999')
})

test('WID-15, WID-16 the slider has its box, the palette ten colours, and the countdown button rests for three seconds', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  const slider = shape(page, 'slider')
  await slider.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider.locator('input').last()).toHaveValue('1')
  await slider.locator('input').last().fill('40')
  await expect(slider.getByRole('slider')).toHaveAttribute('aria-valuenow', '40')
  await expect(cell(page, 'color')).toContainText('#ff8060')
  const button = card(page, 'countdown').getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toBeDisabled()
  for (const left of ['3', '2', '1']) await expect(button).toHaveText(left)
  await expect(button).toHaveText(galleryWords.send.zh)
  await expect(button).toBeEnabled()
})

test('WID-06, WID-07, WID-08, WID-10 by keyboard alone a whole record is filled, saved and comes back as it was', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const enter = (kind: string, part = 'input, textarea, button') => shape(page, kind).locator(part).first().focus()
  const expectCell = (kind: string, text: string | RegExp) => expect(cell(page, kind), kind).toHaveText(text)

  await enter('text')
  await page.keyboard.type('11010519491231002X')
  await press('Tab')
  await expect(shape(page, 'birthDate'), 'read off the ID number').toContainText('1949-12-31')

  for (const [kind, text] of [
    ['select', '海运'],
    ['dictionary', /\S/],
    ['dictionaryRadio', '男'],
    ['radio', '海运'],
  ] as const) {
    await enter(kind)
    await press(...(kind.toLowerCase().includes('radio') ? ['Space'] : ['ArrowDown', 'Enter']))
    await expectCell(kind, text)
  }
  await enter('selects')
  await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter')
  await expect(
    page.locator('.ant-select-dropdown:visible .ant-select-item-option-disabled'),
    'three of three are chosen',
  ).toHaveText('空运')
  await press('Escape')
  await expectCell('selects', '海运、铁路、公路')
  for (const kind of ['checkboxes', 'dictionaryCheckboxes']) {
    await enter(kind)
    await press('Space', 'Tab', 'Space')
    await expectCell(kind, /、/)
  }
  await enter('yesNo')
  await press('Space')
  await expectCell('yesNo', '是')

  for (const [kind, typed, wrong] of [
    ['date', '2026-99-99', '不是有效日期'],
    ['dateTime', '昨天', '不是有效日期'],
    ['year', '26', '不是有效年份'],
    ['year', '1949', '只能选择2000年至今年'],
    ['year', '2031', '只能选择2000年至今年'],
  ] as const) {
    const box = shape(page, kind).locator('input').first()
    await enter(kind)
    await page.keyboard.type(typed)
    await press('Tab')
    await expect(shape(page, kind), kind).toContainText(wrong)
    await expect(box, 'what was typed stays').toHaveValue(typed)
    await enter(kind)
    await press('Control+A', 'Delete', 'Tab')
    await expect(shape(page, kind), 'an emptied box is empty').not.toContainText(wrong)
  }
  await enter('year')
  await page.keyboard.type('1949')
  await card(page, 'yearMonth').getByRole('heading').first().click()
  await expect(shape(page, 'year').locator('input').first(), 'a pointer leaves what was typed, too').toHaveValue('1949')
  await expect(alertIn(page, 'year')).toContainText('只能选择2000年至今年')
  await enter('year')
  await press('Control+A', 'Delete', 'Tab')
  for (const [kind, typed, text] of [
    ['date', '2026-11-21', '2026-11-21'],
    ['yearMonth', '2026-11', '2026-11'],
    ['year', '2025', '2025'],
    ['dateTime', '2026-11-21 11:00:00', '2026-11-21 11:00:00'],
  ] as const) {
    await enter(kind)
    await page.keyboard.type(typed)
    await press('Enter')
    await expectCell(kind, text)
  }

  await enter('calendarDay')
  await press('Enter')
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await press('ArrowRight', 'PageDown', 'Home', 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectCell('calendarDay', /^\d{4}-\d\d-\d\d$/)
  await expect(shape(page, 'calendarDay').getByRole('button').first(), 'the focus comes back').toBeFocused()

  await enter('unit')
  await press('ArrowDown')
  await expect(page.locator('.ant-select-dropdown:visible').getByRole('treeitem').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expectCell('unit', /\S\S/)

  const answer = page.waitForResponse((response) => response.url().endsWith('/api/gallery/sample/save'))
  await page.getByRole('button', { name: galleryWords.saveOptional.zh }).focus()
  await press('Enter')
  const sent: Readonly<Record<string, unknown>> = (await answer).request().postDataJSON()
  expect(sent, 'a day travels as the ms of its 11:00 in Shanghai').toMatchObject({
    date: Date.UTC(2026, 10, 21, 3),
    dateTime: Date.UTC(2026, 10, 21, 3),
  })
  await expect(page.getByText(galleryWords.saved.zh)).toBeVisible()
  await expect(cell(page, 'autoNumber')).toHaveText(/^KJ-\d{6}-\d{4}$/)
  await expectCell('selects', '海运、铁路、公路')
  await expectCell('date', '2026-11-21')
  await expect(shape(page, 'yesNo', 'readonly')).toContainText('是')
  await expect(shape(page, 'select', 'readonly')).toContainText('海运')
})

test('WID-10 the calendar shows lunar days, terms, festivals and days off, goes by month and year, and takes one day, several or a range', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  const dialog = page.getByRole('dialog')
  const day = (date: string) => dialog.locator(`[data-day="${date}"]`)
  const show = async (year: string, month: string) => {
    await dialog.getByLabel('年份').selectOption(year)
    await dialog.getByLabel('月份').selectOption(month)
  }

  await shape(page, 'calendarRange').getByRole('button').first().click()
  await show('2026', '2')
  await expect(dialog.getByLabel('年份').locator('option')).toHaveCount(20)
  await expect(dialog.getByLabel('年份').locator('option').first()).toHaveText('2016年')
  await expect(day('2026-02-17')).toContainText('春节')
  await expect(day('2026-02-17')).toContainText('休')
  await expect(day('2026-02-14')).toContainText('班')
  await expect(day('2026-02-04')).toContainText('立春')
  await expect(day('2026-02-05')).toContainText('十八')
  await expect(day('2026-02-17')).toHaveAccessibleName('2026-02-17 正月初一 春节 休息')
  // The second click is the earlier day: the ends change places.
  await day('2026-02-20').click()
  await expect(
    dialog.getByRole('button', { name: '确定' }).or(dialog.getByRole('button', { name: '确 定' })),
  ).toBeDisabled()
  await day('2026-02-10').click()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(cell(page, 'calendarRange')).toHaveText('2026-02-10 至 2026-02-20')

  await shape(page, 'calendarDays').getByRole('button').first().click()
  await dialog.getByRole('button', { name: '下一年' }).click()
  await dialog.getByRole('button', { name: '上个月' }).click()
  await show('2025', '7')
  await expect(day('2025-07-25')).toContainText('闰六月')
  for (const date of ['2025-07-25', '2025-07-27', '2025-07-26', '2025-07-27']) await day(date).click()
  await expect(dialog.getByText('已选 2 天')).toBeVisible()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(cell(page, 'calendarDays')).toHaveText('2025-07-25、2025-07-26')

  await shape(page, 'calendarDay').getByRole('button').first().click()
  await show('2035', '12')
  await show('2044', '1')
  await day('2044-01-30').click()
  await expect(cell(page, 'calendarDay')).toHaveText('2044-01-30')
})

test('WID-08, WID-09, WID-11 the pickers and uploads of the organisation stand in the gallery and open by keyboard', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  for (const kind of ['person', 'people']) {
    await shape(page, kind).getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '选择人员' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const kind of ['unit', 'units', 'department', 'departments']) {
    await shape(page, kind).getByRole('combobox').focus()
    await page.keyboard.press('ArrowDown')
    await expect(
      page.locator('.ant-select-dropdown:visible [role=tree], .ant-select-dropdown:visible [role=treeitem]').first(),
      kind,
    ).toBeAttached()
    await page.keyboard.press('Escape')
  }
  await expect(shape(page, 'attachment').getByRole('button').first()).toBeVisible()
  await expect(shape(page, 'image').getByRole('button').first()).toBeVisible()
})

test('WID-07 a picker in Moscow yields the same day as one in Shanghai', async ({ browser, guard }) => {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  })
  guard.watch(context)
  const page = await context.newPage()
  await signIn(page, 'tjsales', 'ru', '/gallery')
  await openGallery(page, 'ru')
  const box = shape(page, 'date').locator('input')
  await box.click()
  await box.fill('21.11.2026')
  await box.press('Enter')
  await expect(cell(page, 'date')).toHaveText('21.11.2026')
  const calendar = page.locator('.ant-picker-dropdown:visible')
  await expect(calendar, 'the calendar of the first box is gone').toHaveCount(0)
  // A day clicked without a time means 11:00:00 in Shanghai, wherever the reader sits.
  await shape(page, 'dateTime').locator('input').click()
  await calendar.locator('.ant-picker-cell-in-view').first().click()
  await calendar.locator('.ant-picker-ok button').click()
  await expect(cell(page, 'dateTime')).toHaveText(/ 11:00:00$/)
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/gallery/sample/save'))
  await page.getByRole('button', { name: galleryWords.saveOptional.ru }).click()
  const sent: { readonly date: number; readonly dateTime: number } = (await answer).request().postDataJSON()
  expect(sent.date).toBe(Date.UTC(2026, 10, 21, 3))
  expect(sent.dateTime % 86_400_000).toBe(3 * 3_600_000)
  await expect(page.getByText(galleryWords.saved.ru)).toBeVisible()
  await expect(cell(page, 'date')).toHaveText('21.11.2026')
  await context.close()
})

test('WID-00 the gallery has nothing serious against it and fits a phone', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [1440] }, async ({ lang, open }) => {
    const page = await open('seasales', '/gallery')
    await openGallery(page, lang)
    // With everything that can be wrong said to be so, and the calendar open.
    await page.getByRole('button', { name: galleryWords.saveRequired[lang] }).click()
    await expect(alertIn(page, 'text', 'required')).toBeVisible()
    expect(await seriousIn(page, 'main')).toEqual([])
    await shape(page, 'calendarRange').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    // Half-faded colours are nobody's.
    await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Promise.all(dialog.ownerDocument.getAnimations().map(({ finished }) => finished.catch(() => null))),
      )
    expect(await seriousIn(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(shape(page, 'text').locator('input').first()).toBeVisible()
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-kind]')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.getAttribute('data-kind')),
    )
    expect(wide, 'wider than a phone').toEqual([])
  })
})

test('WID-00 Tab reaches every shape of every kind in their order', async ({ seat }) => {
  const page = await seat('seasales', { at: '/gallery' })
  await openGallery(page)
  await page.getByRole('button', { name: galleryWords.all.zh, exact: true }).focus()
  const reached = await page.evaluateHandle(() => {
    const shapes = new Set<string>()
    addEventListener('focusin', ({ target }) => {
      const at = (target as Element).closest('[data-shape]') // focus is always on an element
      shapes.add(
        `${at?.closest('[data-kind]')?.getAttribute('data-kind') ?? ''} ${at?.getAttribute('data-shape') ?? ''}`,
      )
    })
    return shapes
  })
  const wanted = kinds
    .filter(({ name }) => name !== 'autoNumber')
    .flatMap(({ name, filter }) =>
      ['optional', 'required', ...(filter === 'none' ? [] : ['search'])].map((one) => `${name} ${one}`),
    )
  let missing = wanted
  for (let round = 0; missing.length > 0 && round < 14; round += 1) {
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('Tab')
    missing = await reached.evaluate((shapes, all) => all.filter((one) => !shapes.has(one)), wanted)
  }
  expect(missing).toEqual([])
})

/** What the server says of each field when asked past the page, with the page's own session. */
async function refusedByServer(
  page: Page,
  thing: string,
  body: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    async ([path, given]) => {
      const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(path ?? '', {
        method: 'POST',
        body: given ?? '',
        headers: {
          'content-type': 'application/json',
          accessToken: cookie('accessToken'),
          refreshToken: cookie('refreshToken'),
          lang: 'zh',
          'Idempotency-Key': crypto.randomUUID(),
        },
      })
      const { data }: { data: { errors: Record<string, string> } } = await answer.json()
      return data.errors
    },
    [`/api/gallery/${thing}/save`, JSON.stringify(body)],
  )
}
