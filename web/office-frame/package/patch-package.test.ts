import { expect, test } from 'vitest'
import { letter } from '../../../server/office-files/testing/packages.ts'
import { patchPackage } from './patch-package.ts'
import { patchXml } from './patch-xml.ts'
import { packedPart, unpacked, writeZip, zipParts, type ZipPart } from './zip-parts.ts'

const own = { 'customXml/item1.xml': '<?xml version="1.0"?>\n<own>保持不变</own>', 'word/media/a.png': 'not looked at' }
const original = new Uint8Array(letter(['运输合同', '港口费'], own))

/** What an editor writes that knows some parts only, and each in its own way. */
async function rewritten(
  edit: (name: string, text: string) => string,
  more: readonly ZipPart[] = [],
): Promise<Uint8Array> {
  const parts = zipParts(original).filter(({ name }) => name !== 'word/media/a.png')
  const written = parts.map(async (part) => {
    const text = new TextDecoder().decode(await unpacked(part)).replace(/^<\?xml[^>]*\?>\s*/, '')
    return packedPart(part.name, new TextEncoder().encode(edit(part.name, text)))
  })
  return writeZip([...(await Promise.all(written)), ...more])
}

const opened = await rewritten((_, text) => text)

async function texts(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const pairs = zipParts(bytes).map(
    async (part) => [part.name, new TextDecoder().decode(await unpacked(part))] as const,
  )
  return new Map(await Promise.all(pairs))
}

test('a word that was changed changes its part and no other, in their order', async () => {
  const edited = await rewritten((_, text) => text.replace('港口费', '港杂费'))
  const saved = await patchPackage(original, opened, edited)
  const [before, after] = [await texts(original), await texts(saved)]
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(after.get('word/document.xml')).toBe(before.get('word/document.xml')?.replace('港口费', '港杂费'))
  for (const part of zipParts(original)) {
    const same = zipParts(saved).find(({ name }) => name === part.name)
    if (part.name !== 'word/document.xml') expect(same?.packed, part.name).toEqual(part.packed)
  }
})

test('a save without a change is the original, part for part', async () => {
  expect(await texts(await patchPackage(original, opened, opened))).toEqual(await texts(original))
})

test('a part that is new comes last, one that was taken away is gone, one that the editor never knew stays', async () => {
  const picture = await packedPart('word/media/b.png', new Uint8Array([1, 2, 3]))
  const edited = writeZip([...zipParts(opened).filter(({ name }) => name !== 'customXml/item1.xml'), picture])
  const names = [...(await texts(await patchPackage(original, opened, edited))).keys()]
  expect(names.at(-1)).toBe('word/media/b.png')
  expect(names).not.toContain('customXml/item1.xml')
  expect(names).toContain('word/media/a.png')
})

test('of a changed part, comments, spaces and the order of attributes stay, and only what was changed is written', () => {
  const original =
    '<?xml version="1.0"?>\n<a xmlns="u"  z="1" y="2">\n  <!-- kept -->\n  <b n="1"/><b n="2">old</b>\n</a>\n'
  const opened = '<a xmlns="u" y="2" z="1"><b n="1" id="7"/><b n="2" id="8">old</b></a>'
  const edited = (inside: string) => ({ original, opened, edited: `<a xmlns="u" y="2" z="1">${inside}</a>` })
  const first = '<b n="1" id="7"/>'
  expect(patchXml(edited(`${first}<b n="2" id="8">new</b>`))).toBe(original.replace('old', 'new'))
  expect(patchXml(edited(`${first}<c/><b n="2" id="8">old</b>`))).toBe(original.replace('<b n="1"/>', '<b n="1"/><c/>'))
  expect(patchXml(edited('<b n="2" id="8">old</b>'))).toBe(original.replace('<b n="1"/>', ''))
})

test('a part that the editor read otherwise than it lies in the file is not put together of both', () => {
  const opened = '<a><b/></a>'
  expect(patchXml({ original: '<x><b/></x>', opened, edited: '<a><c/></a>' })).toBeNull()
  expect(patchXml({ original: '<a><b/>', opened, edited: '<a><c/></a>' })).toBeNull()
  // Of other elements within, the writing of the editor stands whole.
  expect(
    patchXml({ original: '<a><p><q/><b/></p></a>', opened: '<a><p><b/></p></a>', edited: '<a><p><c/></p></a>' }),
  ).toBe('<a><p><c/></p></a>')
  const elsewhere = { original: '<a><p:b xmlns:p="one"/></a>', opened: '<a xmlns:p="two"><p:b/></a>' }
  expect(patchXml({ ...elsewhere, edited: '<a xmlns:p="two"><p:c/></a>' })).toBeNull()
})
