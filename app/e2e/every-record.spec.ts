import type { Locator, Page } from '@playwright/test'
import type { Described } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import type { Lang } from '../../core/values/language.ts'
import { detailWords } from '../../web/detail/words.ts'
import { exportWords } from '../../web/list/export/export-words.ts'
import { filterWords } from '../../web/list/filters/filters-words.ts'
import { viewWords } from '../../web/list/views/views-words.ts'
import { listWords } from '../../web/list/words.ts'
import { askAccessWords } from '../../web/platform/words/ask-access.ts'
import { signInWords } from '../../web/platform/words/sign-in.ts'
import { caller, type Caller } from './support/api-caller.ts'
import { refusals } from './support/browser-error-guard.ts'
import { dataTexts } from './support/entered-chinese-texts.ts'
import { everyDocument } from './support/every-document.ts'
import { findOne } from './support/find-one.ts'
import { expect, test } from './support/guarded-test.ts'
import { arrive, crawlTimeout, settled, walk } from './support/page-navigation.ts'
import { publicPaths } from './support/public-paths.ts'
import { openMenu } from './support/record-page.ts'
import { foreignStaying } from './support/untranslated-texts.ts'

type Wrong = readonly [place: string, texts: readonly string[]]

const han = /\p{Script=Han}/u
const entered = await dataTexts()

/** Those who between them may read a record of every document that has one, and enter one where a person may. */
const visitors = [
  'seasales',
  'cashier',
  'findir',
  'admin',
  'hr',
  'sec',
  'seafin',
  'stationop',
  'heatcash',
  'engineer',
  'sealog',
  'seayard',
  'secretary',
  'legal',
  'risk',
]
const documents = await everyDocument()
/** Documents that have no record at the start, or none with a page of its own. */
const withoutRecord = [
  'base/userPost',
  'base/roleMember',
  'base/rolePermission',
  'base/skin',
  'base/codeEntry',
  'finance/openingBank',
  'gallery/sample',
  'gallery/strictSample',
]
/** Documents whose records are made by the program, or on pages of their own. */
const withoutForm = [
  'base/roleMember',
  'base/rolePermission',
  'base/roleGrantable',
  'base/alertEvent',
  'finance/receipt',
  'finance/bankPayment',
  'finance/bankJournal',
  'finance/bankMatch',
  'affairs/keyTaskReport',
  'finance/openItem',
  'finance/itemClearing',
  'finance/badDebtRun',
  'finance/badDebtLine',
  'profit/profitLine',
  'stock/costTrueUp',
  'finance/fxRevaluationRun',
  'finance/fxRevaluation',
  'stock/monthlyAverageRun',
  'stock/monthlyAverage',
  'stock/writeDownRun',
  'stock/writeDownLine',
  'stock/stockMove',
  'assets/depreciationRun',
  'assets/depreciation',
  'heating/billRun',
  'heating/bill',
  'questionnaire/answerSheet',
  'office/docReading',
  'contracts/accessMatch',
]

for (const lang of ['ru', 'en'] as const) {
  test(`LNG-01 a record of every document with its tabs and dialogs, and every form, in ${lang}: nothing of another language`, async ({
    seat,
  }) => {
    test.setTimeout(crawlTimeout)
    const wrong: Wrong[] = []
    const left: Left = { record: new Set(documents), form: new Set(documents) }
    for (const visitor of visitors) {
      const stops = await stopsOf(visitor, lang, left)
      if (stops.length === 0) continue
      const page = await seat(visitor, { lang })
      const visit = walk(page)
      for (const { path, doc } of stops) {
        await visit(path)
        if (doc === null) await note(page, { lang, path, wrong, own: [] })
        else await everyPart(page, { lang, path, wrong, own: await ownTexts(caller(visitor), path, doc) }, doc)
      }
    }
    expect(
      [...left.record].filter((key) => !withoutRecord.includes(key)),
      'documents without a record',
    ).toEqual([])
    expect(
      [...left.form].filter((key) => !withoutForm.includes(key)),
      'documents without a form',
    ).toEqual([])
    expect(wrong).toEqual([])
  })

  test(`LNG-01 the dialogs of lists and the pages outside the menu in ${lang}: nothing of another language`, async ({
    seat,
    browser,
    guard,
  }) => {
    test.setTimeout(crawlTimeout)
    guard.allow(refusals)
    const wrong: Wrong[] = []
    const place = (path: string): Place => ({ lang, path, wrong, own: [] })
    const page = await seat('seabuy', { lang, at: '/tradeCounterparty' })
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(await everyTool(page, place('/tradeCounterparty'))).toEqual(tools.map(({ en }) => en))
    await arrive(page, '/financePaymentPlan')
    await everyTool(page, place('/financePaymentPlan'))
    await page.getByRole('button', { name: viewWords.standard[lang], exact: true }).locator('visible=true').click()
    await opened(page, place('view'), 'save', page.getByText(viewWords.saveAs[lang], { exact: true }))
    const { id } = await findOne<{ id: string }>(caller('seabuy'), 'contracts/contract', {})
    await arrive(page, `/doc/contracts/contract/${id}`)
    // A language is named in itself.
    await everyOffer(page, { ...place('contract'), own: ['中文'] }, [detailWords.print[lang]])
    await arrive(page, '/role')
    await opened(page, place('403'), 'ask', page.getByRole('button', { name: askAccessWords.ask[lang], exact: true }))
    const context = await browser.newContext({ locale: lang === 'ru' ? 'ru-RU' : 'en-GB', timezoneId: 'Asia/Shanghai' })
    guard.watch(context)
    const stranger = await context.newPage()
    for (const path of await publicPaths()) {
      await stranger.goto(path)
      await expect(stranger.getByRole('main').or(stranger.locator('form')).first()).toBeVisible()
      await settled(stranger)
      await note(stranger, place(path))
    }
    await stranger.goto('/login')
    for (const name of [signInWords.bySms, signInWords.byPassword, signInWords.forgotten]) {
      await stranger.getByText(name[lang], { exact: true }).click()
      await note(stranger, place(`/login ${name.en}`))
    }
    await context.close()
    expect(wrong).toEqual([])
  })
}

interface Left {
  readonly record: Set<string>
  readonly form: Set<string>
}

interface Stop {
  readonly path: string
  /** Null where a form is opened. */
  readonly doc: Described | null
}

interface Row {
  readonly id: string
  readonly procInstId?: string | null
}

/** What a person opens of that which nobody has opened before. */
async function stopsOf(visitor: string, lang: Lang, left: Left): Promise<readonly Stop[]> {
  const who = caller(visitor)
  const stops: Stop[] = []
  for (const key of new Set([...left.record, ...left.form])) {
    const doc = await who.get<Described>(`/api/${key}/describe`, lang).catch(() => null)
    if (doc === null) continue
    if (doc.verbs.includes('xz') && left.form.delete(key)) stops.push({ path: `/doc/${key}/new`, doc: null })
    if (!left.record.has(key)) continue
    const asked = who.post<{ content: readonly Row[] }>(`/api/${key}/page`, { page: 1, size: 20, parameters: {} })
    const { content } = await asked.catch(() => ({ content: [] }))
    // One that was approved has more to show.
    const one = content.find(({ procInstId }) => procInstId != null) ?? content[0]
    if (one !== undefined && left.record.delete(key)) stops.push({ path: `/doc/${key}/${one.id}`, doc })
  }
  return stops
}

/** Where one looks, what is written as it is there, and what was found. */
interface Place {
  readonly lang: Lang
  readonly path: string
  readonly own: readonly string[]
  readonly wrong: Wrong[]
}

async function note(page: Page, { lang, path, own, wrong }: Place, part = ''): Promise<void> {
  const stays = await foreignStaying(page, lang, entered, own)
  if (stays.length > 0) wrong.push([`${path} ${part}`, stays])
}

/** What is written in the form of a record: the field of the Chinese name holds it in every language. */
async function ownTexts(who: Caller, path: string, { form }: Described): Promise<readonly string[]> {
  const { record } = await who.get<{ record: Readonly<Record<string, Json>> }>(path.replace('/doc/', '/api/'))
  const values = form.flatMap(({ fields }) => fields).map((name) => record[name])
  return values
    .filter((value) => typeof value === 'string')
    .filter((text) => han.test(text))
    .toSorted((a, b) => b.length - a.length)
}

/** The record in sight: its heading, tabs and menu, and what its actions ask. */
async function everyPart(page: Page, place: Place, doc: Described): Promise<void> {
  const main = page.getByRole('main')
  const heading = await main.locator('h1:visible').first().innerText()
  const asEntered = entered.some((text) => heading.includes(text))
  if (han.test(heading) && !asEntered) place.wrong.push([`${place.path} heading`, [heading]])
  await note(page, place)
  for (const tab of (await main.getByRole('tab').locator('visible=true').all()).slice(1)) {
    await tab.click()
    await settled(page)
    await note(page, place, await tab.innerText())
  }
  const menu = main.getByRole('button', { name: detailWords.more[place.lang], exact: true })
  await opened(page, place, 'menu', menu)
  await everyOffer(
    page,
    place,
    doc.actions.map(({ label }) => label),
  )
}

/** What the head of the record in sight offers under these names, as buttons or in its menu. */
async function everyOffer(page: Page, place: Place, names: readonly string[]): Promise<void> {
  const entries = page.getByRole('menuitem')
  await openMenu(page)
  await expect(entries.first()).toBeVisible()
  const listed = await entries.allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  for (const name of names)
    if (listed.includes(name)) {
      await openMenu(page)
      await opened(page, place, name, page.getByRole('menuitem', { name, exact: true }))
    } else await opened(page, place, name, page.getByRole('main').getByRole('button', { name, exact: true }))
}

const tools = [
  viewWords.standard,
  filterWords.add,
  listWords.sort,
  listWords.group,
  listWords.columns,
  exportWords.export,
  listWords.import,
]

/** The tools of the list in sight; answers those that it has. */
async function everyTool(page: Page, place: Place): Promise<readonly string[]> {
  const main = page.getByRole('main')
  const has: string[] = []
  for (const words of tools) {
    const button = main.getByRole('button', { name: words[place.lang], exact: true })
    if (await opened(page, place, words.en, button)) has.push(words.en)
  }
  return has
}

const over = '[role=dialog]:visible, .ant-popover:visible, [role=menu]:visible'

/** What a button opens; false where it does not stand. */
async function opened(page: Page, place: Place, part: string, buttons: Locator): Promise<boolean> {
  const button = buttons.locator('visible=true').first()
  if (!(await button.isVisible())) return false
  await button.click()
  await expect(page.locator(over).first()).toBeVisible()
  await settled(page)
  await note(page, place, part)
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator(over)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  return true
}
