import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { makePdf } from '../../records/files/make-pdf.ts'
import { readPdf } from '../print/testing/read-pdf.ts'
import type { JoinOrder, JoinPart } from './join-thread-messages.ts'
import { joined } from './join-thread.ts'
import { joinedWords, leftReasons } from './joined-words.ts'

const order = (parts: readonly JoinPart[], more: Partial<JoinOrder> = {}): JoinOrder => ({
  title: '合同审批单 HT-1',
  sheet: makePdf(['The sheet']),
  parts,
  left: [],
  watermark: null,
  mostPages: 20,
  said: {
    heading: joinedWords.left.zh,
    head: [joinedWords.file.zh, joinedWords.place.zh, joinedWords.reason.zh],
    reasons: {
      type: leftReasons.type.zh,
      locked: leftReasons.locked.zh,
      broken: leftReasons.broken.zh,
      changed: leftReasons.changed.zh,
      gone: leftReasons.gone.zh,
      unprinted: leftReasons.unprinted.zh,
      undrawn: leftReasons.undrawn.zh,
      unseen: leftReasons.unseen.zh,
    },
  },
  ...more,
})
const part = (name: string, bytes: Uint8Array, kind: JoinPart['kind'] = 'pdf'): JoinPart => ({
  name,
  place: '附件',
  kind,
  bytes,
  marked: false,
})
const textsOf = (pages: Awaited<ReturnType<typeof readPdf>>['pages']) =>
  pages.map((items) =>
    items
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  )

async function changed(bytes: Uint8Array, change: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes)
  change(pdf)
  return pdf.save()
}

test('OFF-03 parts follow the sheet in order, numbered through all pages, each with its bookmark', async () => {
  const picture = createCanvas(800, 300)
  picture.getContext('2d').fillRect(0, 0, 800, 300)
  const turned = await changed(makePdf(['Lies on its side']), (pdf) => pdf.getPage(0).setRotation(degrees(90)))
  const parts = [
    part('提单.pdf', makePdf(['Bill of lading'])),
    part('照片.png', await picture.encode('png'), 'png'),
    part('turned.pdf', turned),
  ]
  const { bytes, pages } = await joined(order(parts))
  const read = await readPdf(bytes)
  expect(pages).toBe(4)
  expect(textsOf(read.pages)).toEqual(['Thesheet1/4', 'Billoflading2/4', '3/4', 'Liesonitsside4/4'])
  expect(read.bookmarks).toEqual(['合同审批单 HT-1', '提单.pdf', '照片.png', 'turned.pdf'])
  // A wide picture has a page that lies.
  const sizes = (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth() > page.getHeight())
  expect(sizes).toEqual([false, false, true, false])
})

test('OFF-03 a broken and a locked PDF are named with the reason on a page after the sheet', async () => {
  const whole = makePdf(['Bill of lading'])
  const locked = await changed(whole, (pdf) => pdf.encrypt({ userPassword: 'a', ownerPassword: 'b' }))
  const { bytes, names } = await joined(
    order([
      part('坏.pdf', whole.subarray(0, whole.length / 2)),
      part('锁.pdf', locked),
      part('非.pdf', Buffer.from('%PDF-1.7 no more')),
      part('好.pdf', whole),
    ]),
  )
  const { pages, bookmarks } = await readPdf(bytes)
  const [sheet, left, good] = textsOf(pages)
  expect(pages).toHaveLength(3)
  expect(sheet).toBe('Thesheet1/3')
  const named = [
    ['坏.pdf', leftReasons.broken.zh],
    ['锁.pdf', leftReasons.locked.zh],
    ['非.pdf', leftReasons.broken.zh],
  ]
  expect(left).toContain(named.map(([name, reason]) => `${name}附件${reason}`.replaceAll(' ', '')).join(''))
  expect(names).toEqual(['好.pdf'])
  expect(good).toBe('Billoflading3/3')
  expect(bookmarks).toEqual(['合同审批单 HT-1', joinedWords.left.zh, '好.pdf'])
})

test('SEC-07 nothing that acts comes along with an attachment, and the watermark stands over its pages', async () => {
  const acting = await changed(makePdf(['Acts']), (pdf) => {
    const { context } = pdf
    pdf.addJavaScript('open', 'app.alert(1)')
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: { S: 'URI', URI: 'hidden-address' } }
    pdf.getPage(0).node.addAnnot(context.register(context.obj(link)))
  })
  const { bytes } = await joined(order([part('a.pdf', acting)], { watermark: '李娜 lina' }))
  const plain = await changed(bytes, () => undefined).then((saved) => PDFDocument.load(saved))
  const objects = plain.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  expect(objects.some((object) => /hidden-address|JavaScript|app\.alert/.test(object))).toBe(false)
  expect(objects.some((object) => object.includes('/Link'))).toBe(true)
  const { text } = await readPdf(bytes)
  expect(text).toContain('李娜')
})

test('OFF-03 more pages than are joined are refused, and the next order is served', async () => {
  const parts = [1, 2, 3].map((at) => part(`${at}.pdf`, makePdf([`${at}`])))
  await expect(joined(order(parts, { mostPages: 3 }))).rejects.toMatchObject({
    code: 'joined.pages',
    params: { n: 3 },
  })
  expect((await joined(order(parts, { mostPages: 4 }))).pages).toBe(4)
})

test('sheets that are printed together keep their own numbers, and what is left out comes last', async () => {
  const parts = [
    part('HT-1', makePdf(['First'])),
    part('HT-2', Buffer.from('no pdf')),
    part('HT-3', makePdf(['Third'])),
  ]
  const left = [{ name: 'HT-4', place: 'Fourth', reason: 'undrawn' as const }]
  const { bytes, names } = await joined(order(parts, { sheet: null, left }))
  const { pages, bookmarks } = await readPdf(bytes)
  const [first, third, last = ''] = textsOf(pages)
  expect([first, third]).toEqual(['First', 'Third'])
  expect(last).toContain(`HT-4Fourth${leftReasons.undrawn.zh}`)
  expect(last).toContain(`HT-2附件${leftReasons.broken.zh}`)
  expect(names).toEqual(['HT-1', 'HT-3'])
  expect(bookmarks).toEqual(['HT-1', 'HT-3', joinedWords.left.zh])
})
