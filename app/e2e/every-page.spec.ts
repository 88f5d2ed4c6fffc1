import type { Page } from '@playwright/test'
import type { Described } from '../../core/description/described-document.ts'
import { type Lang, languages } from '../../core/values/language.ts'
import { noticeWords } from '../../web/platform/words/notices.ts'
import { welcomeWords } from '../../web/platform/words/welcome.ts'
import { modules } from '../modules.ts'
import { caller } from './support/api-caller.ts'
import { dataTexts } from './support/entered-chinese-texts.ts'
import { expect, test } from './support/guarded-test.ts'
import { hiddenIn } from './support/list-visibility-faults.ts'
import { pathsOf } from './support/menu-paths.ts'
import { openNotices } from './support/notices.ts'
import { anew, crawlTimeout, settled, walk } from './support/page-navigation.ts'
import { foreignStaying } from './support/untranslated-texts.ts'

/** Those who between them may open every page of the menu. */
const visitors = [
  'admin',
  'sec',
  'audit',
  'qiangm',
  'findir',
  'cashier',
  'seasales',
  'sealog',
  'tjlog',
  'stationop',
  'heatcash',
  'engineer',
  'hr',
  'secretary',
  'seayard',
]

const entered = await dataTexts()

const desk = 1440
const phone = 360
/** Widths in which the pages are seen in each language, the widest first. */
const widths: Readonly<Record<Lang, readonly number[]>> = { zh: [desk], ru: [desk, phone], en: [desk, phone] }

for (const lang of languages) {
  test(`LNG-01 every page at ${widths[lang].join(' and ')} px in ${lang}: its language but for names and what people entered, its main columns in sight`, async ({
    seat,
  }) => {
    test.setTimeout(crawlTimeout)
    const seen = new Set<string>()
    const wrong: Wrong[] = []
    for (const visitor of visitors) {
      const paths = (await pathsOf(visitor)).filter((path) => !seen.has(path))
      if (paths.length === 0) continue
      const page = await seat(visitor, { lang, width: desk })
      wrong.push(...(await foreignAtHome(page, visitor, lang)))
      const described = describeCalls(page)
      const visit = walk(page)
      for (const path of inOrder(paths)) {
        seen.add(path)
        if (isDescribed(path)) await visit(path)
        else await anew(page, path)
        // Beginning in the width of the page before: the window changes once for each page.
        for (const width of page.viewportSize()?.width === desk ? widths[lang] : widths[lang].toReversed()) {
          wrong.push([visitor, `${path} at ${width} px`, await foreignAt(page, lang, width)])
          if (width !== desk) continue
          const [list, ...others] = listOf.get(path) ?? described()
          const alone = list !== undefined && others.length === 0 && !composed.has(path)
          const hidden = alone ? await hiddenIn(page, await caller(visitor).get<Described>(list, lang)) : []
          wrong.push([visitor, path, [...hidden, ...(await failedAt(page, lang))]])
        }
      }
    }
    expect(
      pages.filter(({ path, menu }) => menu !== undefined && !seen.has(path)).map(({ path }) => path),
      'pages of the menu that nobody visited',
    ).toEqual([])
    expect(wrong.filter(([, , texts]) => texts.length > 0)).toEqual([])
  })
}

type Wrong = readonly [visitor: string, place: string, texts: readonly string[]]

/** What is of another language on the page that stands, seen in a width. */
async function foreignAt(page: Page, lang: Lang, width = desk): Promise<readonly string[]> {
  if (lang === 'zh') return []
  await resized(page, width)
  return foreignStaying(page, lang, entered)
}

/** The parts of the page that say that they could not be loaded. */
function failedAt(page: Page, lang: Lang): Promise<string[]> {
  return page.getByText(welcomeWords.failed[lang], { exact: true }).locator('visible=true').allTextContents()
}

/** The same of the first page, which stands, and of the notices over it. */
async function foreignAtHome(page: Page, visitor: string, lang: Lang): Promise<readonly Wrong[]> {
  const wrong: Wrong[] = []
  const notices = page.getByRole('dialog', { name: noticeWords.title[lang] })
  await settled(page)
  for (const width of widths[lang]) wrong.push([visitor, `/welcome at ${width} px`, await foreignAt(page, lang, width)])
  await openNotices(page, lang)
  await notices.waitFor()
  for (const width of widths[lang]) wrong.push([visitor, `notices at ${width} px`, await foreignAt(page, lang, width)])
  await page.keyboard.press('Escape')
  await notices.waitFor({ state: 'hidden' })
  return wrong
}

/** A page that stands draws itself anew in another width: no second loading. */
async function resized(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize({ width, height: 900 })
  await settled(page)
}

const pages = modules.flatMap((module) => module.pages)
const screens = new Set(pages.flatMap(({ path, screen }) => (screen === undefined ? [] : [path])))
/** Pages of several lists or charts: of which only one is asked for where the others are known already. */
const composed = new Set(
  pages.flatMap(({ path, matching, dashboard }) => (matching === undefined && dashboard === undefined ? [] : [path])),
)
/** The call by which a page that is a list asks how its document looks. */
const listOf = new Map(
  pages.flatMap(({ path, list }) =>
    list === undefined ? [] : [[path, [`/api/${list.split('.').slice(0, 2).join('/')}/describe`]] as const],
  ),
)

/** Whether a page is drawn from a description: it is gone to as by a link, since it can only be drawn in one way. */
function isDescribed(path: string): boolean {
  return pages.some((page) => page.path === path) && !screens.has(path)
}

/** Those that are gone to as by a link first: loading another anew closes them. */
function inOrder(paths: readonly string[]): readonly string[] {
  return [...paths.filter(isDescribed), ...paths.filter((path) => !isDescribed(path))]
}

const administration = [
  '/user',
  '/menu',
  '/role',
  '/dept',
  '/dicType',
  '/dicTypeUser',
  '/pageelement',
  '/gsdept',
  '/datascope',
  '/skin',
  '/configs',
  '/version',
  '/appVersion',
  '/online',
  '/confnew',
  '/myGroup',
  '/deptgroup',
  '/chatGPT',
]
const workflow = [
  '/workflowMBPZ',
  '/workflowconfig',
  '/workflowstart',
  '/workflowstartHnhy',
  '/workflowstartSlc',
  '/workflowdb',
  '/workflowyb',
  '/workflowZjAll',
  '/workflowCs',
  '/yjxxUser',
  '/formbusiness',
  '/workflowMine',
  '/workflowMonitor',
]

test('BUS-01 every screen of administration opens for somebody in whose menu it stands', async ({ seat }) => {
  test.slow()
  expect(await notOpened(administration, seat)).toEqual([])
})

test('BUS-03 every screen of the workflow opens for somebody in whose menu it stands', async ({ seat }) => {
  test.slow()
  expect(await notOpened(workflow, seat)).toEqual([])
})

/** The screens that stand in nobody's menu, lead elsewhere, or show nothing of their own. */
async function notOpened(
  paths: readonly string[],
  seat: (visitor: string) => Promise<Page>,
): Promise<readonly string[]> {
  const left = new Set(paths)
  for (const visitor of visitors) {
    const own = (await pathsOf(visitor)).filter((path) => left.has(path))
    if (own.length === 0) continue
    const page = await seat(visitor)
    for (const path of own) {
      await anew(page, path)
      const refused = await page.getByText(/^(403|404) · /).isVisible()
      if (!refused && new URL(page.url()).pathname === path) left.delete(path)
    }
  }
  return [...left]
}

/** The calls by which the page that stands now has asked how a document looks since they were taken last. */
function describeCalls(page: Page): () => readonly string[] {
  let calls: { readonly path: string; readonly by: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // What the page before asked for at its end is not about this one.
    if (/^\/api\/\w+\/\w+\/describe$/.test(pathname)) calls.push({ path: pathname, by: page.url() })
  })
  return () => {
    const taken = calls.filter(({ by }) => by === page.url())
    calls = []
    return taken.map(({ path }) => path)
  }
}
