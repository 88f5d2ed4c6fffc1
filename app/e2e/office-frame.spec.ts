import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { say } from '../../core/words/format-message.ts'
import { officeFileWords } from '../../modules/office/words/office-files.ts'
import { invoice } from '../../server/office-files/testing/ofd.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { slides } from '../../server/office-files/testing/slides.ts'
import { zipParts } from '../../web/office-frame/package/zip-parts.ts'
import { undrawnWords } from '../../web/office-frame/views/ofd/words.ts'
import { frameWords } from '../../web/office-frame/words.ts'
import { caller } from './support/api-caller.ts'
import { settingOf } from './support/change-settings.ts'
import { expect, test } from './support/guarded-test.ts'
import { scan } from './support/sample-files.ts'
import { look } from './support/screenshots.ts'

const see = look('office-frame')
const set = settingOf(caller)
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
const unknown = { 'customXml/item1.xml': '<own xmlns="urn:x">保持不变</own>' }

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /上传文档|Загрузить документ|Upload a document/ }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

const documentIn = (page: Page) => page.frameLocator('iframe[title=Office]')

test('OFF-01 a letter is uploaded, changed by a word and saved as a version in which all else stays as it was', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/officeBookView' })
  await expect(page.getByText(officeFileWords.none.zh).or(page.getByRole('listitem').first()).first()).toBeVisible()
  await see(page, 'list')
  const original = letter(['运输合同草案', 'Договор перевозки угля'], unknown)
  await upload(page, '运输合同.docx', docx, original)
  const frame = documentIn(page)
  await expect(frame.getByText('运输合同草案').last()).toBeVisible()
  await frame.getByText('Договор перевозки угля').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 2026')
  await expect(frame.getByText(frameWords.changed.zh)).toBeVisible()
  await see(page, 'edited')
  await frame.getByRole('button', { name: frameWords.save.zh, exact: true }).click()
  await expect(frame.getByText(say('zh', frameWords.saved.zh, { n: 2 }))).toBeVisible()
  await expect(page.getByText(say('zh', officeFileWords.version.zh, { n: 2 })).first()).toBeVisible()

  const link = page.getByRole('link', { name: officeFileWords.download.zh })
  const saved = await bytesOf(page, link)
  const [before, after] = [parts(original), parts(saved)]
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [name, text] of before) expect(after.get(name), name).toBe(text.replace('угля<', 'угля 2026<'))
  await page.getByRole('button', { name: officeFileWords.versions.zh }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: say('zh', officeFileWords.version.zh, { n: 1 }) }),
  ).toBeVisible()
  await see(page, 'versions')
})

test('OFF-01 another system shows a document by the library and a ticket for its own address, and nobody else can', async ({
  page,
  seat,
  guard,
  baseURL,
}) => {
  const [allowed, stranger] = [await otherSystem(baseURL ?? ''), await otherSystem(baseURL ?? '')]
  guard.allow(/outside: http:\/\/127\.0\.0\.1/)
  guard.allow(/frame-ancestors|chrome-error|status of (403|422)|Framing/)
  const before = await set('open.embedders', allowed.origin)
  const sales = caller('seasales')
  const id = await kept(await seat('seasales', { at: '/officeBookView' }), '函件.docx', letter(['致港务局的函']))
  // Whoever leaves the page lets go of the document.
  await expect
    .poll(async () => (await sales.get<{ lock: { holder: string | null } }>(`/api/office/file/${id}`)).lock.holder)
    .toBeNull()
  const ticket = (origin: string) =>
    sales.post<{ token: string }>(`/api/office/file/${id}/ticket`, { mode: 'edit', origin }).then(({ token }) => token)
  await expect
    .poll(
      async () =>
        (await page.request.get('/officeFrame', { headers: { accept: 'text/html' } })).headers()[
          'content-security-policy'
        ],
    )
    .toContain(allowed.origin)

  await page.goto(`${allowed.origin}/?token=${await ticket(allowed.origin)}&file=${id}`)
  await expect(documentIn(page).getByText('致港务局的函').last()).toBeVisible()
  await expect(page.locator('#events')).toContainText('fileOpen true')
  await documentIn(page).getByText('致港务局的函').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 2026')
  await expect(page.locator('#events')).toContainText('fileStatus true')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#events')).toContainText('saved 2')
  await see(page, 'foreign')

  // A ticket made for our own pages opens nothing in theirs, and is spent.
  const own = await ticket('')
  await page.goto(`${allowed.origin}/?token=${own}&file=${id}`)
  await expect(documentIn(page).getByText(/不是为该网站签发|made for another site|для другого сайта/)).toBeVisible()
  await page.goto(`${allowed.origin}/?token=${own}&file=${id}`)
  await expect(page.locator('#events')).toContainText('error ticket.used')
  await page.goto(`${stranger.origin}/?token=${await ticket(allowed.origin)}&file=${id}`)
  await expect(documentIn(page).getByText('致港务局的函')).toHaveCount(0)
  await set('open.embedders', before)
  allowed.close()
  stranger.close()
})

for (const [lang, width] of [
  ['ru', 1440],
  ['en', 360],
] as const)
  test(`OFF-01 a pdf is seen page by page in ${lang} at ${width} px, and what must not be opened says what to do`, async ({
    seat,
    guard,
  }) => {
    guard.allow(/status of 4\d\d/)
    const page = await seat('seabuy', { lang, width, at: '/officeBookView' })
    await upload(page, 'macro.docx', docx, letter(['x'], { 'word/vbaProject.bin': 'x' }))
    await expect(page.getByText(/has macros|есть макросы/).first()).toBeVisible()
    const { name, mimeType, buffer } = scan('提单 Коносамент.pdf', 'Bill of lading')
    await upload(page, name, mimeType, buffer)
    const sheet = documentIn(page).getByRole('img', { name: say(lang, frameWords.page[lang], { n: 1 }) })
    await expect(sheet).toBeVisible()
    await see(page, `pdf-${lang}-${width}`)
  })

for (const [lang, width] of [
  ['zh', 1440],
  ['ru', 360],
] as const)
  test(`OFF-02 slides are seen one under the other, and the frame says that they are only seen, in ${lang} at ${width} px`, async ({
    seat,
  }) => {
    const page = await seat('seabuy', { lang, width, at: '/officeBookView' })
    await upload(page, `汇报-${lang}.pptx`, pptx, slides(['煤炭市场分析 &lt;b&gt;', 'Обзор рынка угля']))
    const frame = documentIn(page)
    await expect(frame.getByText('煤炭市场分析 <b>')).toBeVisible()
    await expect(frame.getByText('Обзор рынка угля')).toBeVisible()
    await expect(frame.getByText(frameWords.viewOnly[lang])).toBeVisible()
    await see(page, `slides-${lang}-${width}`)
  })

test('OFF-02 an ofd is seen page by page, and what is not drawn of it is named', async ({ seat }) => {
  const page = await seat('seabuy', { at: '/officeBookView' })
  await upload(page, '电子发票.ofd', 'application/ofd', invoice('电子发票'))
  const frame = documentIn(page)
  await expect(frame.getByRole('img', { name: say('zh', frameWords.page.zh, { n: 1 }) })).toContainText('电子发票')
  await expect(frame.getByText(undrawnWords.seal.zh)).toBeVisible()
  await see(page, 'ofd')
  const link = page.getByRole('link', { name: officeFileWords.download.zh })
  expect(await bytesOf(page, link), 'and is downloaded as it was').toEqual(invoice('电子发票'))
})

/** Another system: its page shows a document with the library, and writes down what it hears. */
async function otherSystem(amur: string) {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>ERP</title><button>Save</button><div id="place"></div><ul id="events"></ul>
      <script src="${amur}/office-sdk.js"></script>
      <script>
        const note = (text) => document.querySelector('#events').append(text + ' | ')
        const office = WebOfficeSDK.init({ appId: 'erp', fileId: ${JSON.stringify(query.get('file'))}, officeType: WebOfficeSDK.OfficeType.Writer,
          token: ${JSON.stringify(query.get('token'))}, endpoint: ${JSON.stringify(amur)}, mount: '#place', lang: 'zh' })
        office.iframe.style.height = '600px'
        office.on('fileOpen', ({ editing }) => note('fileOpen ' + editing))
        office.on('fileStatus', ({ changed }) => note('fileStatus ' + changed))
        office.on('error', ({ code }) => note('error ' + code))
        document.querySelector('button').onclick = () => office.save().then(({ version }) => note('saved ' + version), ({ code }) => note('failed ' + code))
      </script>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Uploads a document by its page and leaves it; its id. */
async function kept(page: Page, name: string, buffer: Buffer): Promise<string> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/office/file'),
  )
  await upload(page, name, docx, buffer)
  const { data } = (await (await answered).json()) as { readonly data: { readonly id: string } } // the answer of that route
  await expect(documentIn(page).getByRole('button', { name: frameWords.save.zh, exact: true })).toBeVisible()
  await page.goto('/welcome')
  return data.id
}

async function bytesOf(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer) // a stream of bytes
  return Buffer.concat(chunks)
}

function parts(bytes: Buffer): Map<string, string> {
  return new Map(
    zipParts(bytes).map(({ name, method, packed }) => [
      name,
      (method === 0 ? Buffer.from(packed) : inflateRawSync(packed)).toString('utf8'),
    ]),
  )
}
