import { Blob } from 'node:buffer'
import { parseAsync } from 'docx-preview'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  officePatience,
  officeTexts,
  theirOffice,
  writtenByOffice,
} from '../../../core/workbook/testing/other-office.ts'
import { inspectPackage } from '../../../server/platform/workbook/inspect-package.ts'
import { patchPackage } from './patch-package.ts'
import { docxContents } from './testing/docx-contents.ts'
import { docxBy, docxMakers } from './testing/docx-makers.ts'
import { editedLetter } from './testing/edited-letter.ts'
import { lettersOfLibraries } from './testing/letters-of-libraries.ts'
import { meaningOf } from './testing/xml-meaning.ts'
import { unpacked, zipParts } from './zip-parts.ts'

// The other reader needs the parser of a page, and the editor's package blobs that are read as they come.
beforeEach(() => void vi.stubGlobal('Blob', Blob))

const main = 'word/document.xml'
const typed = 'ЗАМЕНА — 已改'

const letters = [
  ...docxMakers.flatMap((maker) =>
    docxContents.map((content) => ({ name: `${content.name}, by ${maker.name}`, bytes: docxBy(maker, content) })),
  ),
  ...lettersOfLibraries,
]

async function saved(bytes: Uint8Array, change: (letter: ReturnType<typeof editedLetter>) => void) {
  const letter = editedLetter(bytes)
  const opened = letter.written()
  change(letter)
  const written = letter.written()
  return { written, bytes: await patchPackage(bytes, opened, written) }
}

async function texts(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const pairs = zipParts(bytes).map(
    async (part) => [part.name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(await unpacked(part))] as const,
  )
  return new Map(await Promise.all(pairs))
}

/** Another reader than the editor, so that both cannot be wrong together. */
async function otherReader(bytes: Uint8Array): Promise<string> {
  const { documentPart } = (await parseAsync(new Uint8Array(bytes))) as {
    readonly documentPart: { readonly body: unknown }
  } // what that library reads a letter into
  // A paragraph leads to those above it: a tree is what is compared.
  return JSON.stringify(documentPart.body, (key, value: unknown) => (key === 'parent' ? undefined : value))
}

describe('OFF-01 a letter of another program is saved with one word changed and all else as it was', () => {
  test('there are more than fifty of them', () => expect(letters.length).toBeGreaterThanOrEqual(50))

  test.each(letters)('$name', async ({ bytes }) => {
    expect(await inspectPackage('docx', bytes)).toEqual({ problem: null, part: '' })
    const after = await saved(bytes, (letter) => letter.type('TARGET', typed))
    const [was, is] = [await texts(bytes), await texts(after.bytes)]
    expect([...is.keys()]).toEqual([...was.keys()])
    for (const part of zipParts(bytes)) {
      const same = zipParts(after.bytes).find(({ name }) => name === part.name)
      if (part.name !== main) expect(same?.packed, part.name).toEqual(part.packed)
    }
    expect(is.get(main)).toBe(was.get(main)?.replace('TARGET', typed))
    expect(await inspectPackage('docx', after.bytes)).toEqual({ problem: null, part: '' })
    expect(await otherReader(after.bytes)).toBe((await otherReader(bytes)).replace('TARGET', typed))
  })

  test('nothing changed is the letter itself, byte for byte in every part', async () => {
    for (const { bytes } of letters) {
      const after = await saved(bytes, () => undefined)
      expect(await texts(after.bytes)).toEqual(await texts(bytes))
    }
  })
})

/** What people do besides changing a word. */
const changes: readonly { readonly name: string; readonly make: (letter: ReturnType<typeof editedLetter>) => void }[] =
  [
    {
      name: 'a paragraph is put in before and after',
      make: ({ ask, spanOf }) => {
        const { paragraph } = spanOf('TARGET').start
        ask({ op: 'insertParagraph', anchor: { paragraph }, where: 'after', text: '后 after' })
        ask({ op: 'insertParagraph', anchor: { paragraph }, where: 'before', text: '前 before' })
      },
    },
    {
      name: 'a part of a word is made bold and red',
      make: ({ ask, spanOf }) =>
        void ask({ op: 'setFont', span: spanOf('ARG'), font: { bold: true, color: '#FF0000', name: 'Arial' } }),
    },
    {
      name: 'words are taken out of it and typed again',
      make: ({ type }) => {
        type('TARGET', '')
      },
    },
    {
      name: 'a paragraph is broken in two',
      make: ({ ask, spanOf }) =>
        void ask({ op: 'splitParagraph', paragraph: spanOf('TARGET').start.paragraph, delimiters: ['G'] }),
    },
    {
      name: 'all changes are accepted',
      make: ({ ask, body }) => void ask({ op: 'acceptAllRevisions', body }),
    },
    {
      name: 'a comment is put on it',
      make: ({ ask, spanOf }) =>
        void ask({
          op: 'insertComment',
          span: spanOf('TARGET'),
          text: '请核对',
          author: '王芳',
          date: '2026-11-28T00:00:00Z',
        }),
    },
  ]

describe('OFF-01 whatever else is changed says in the saved letter what the editor says of it', () => {
  const targets = letters.filter(({ name }) => /tracked|table|controls|box|spelling|sections|by the/.test(name))
  test.each(changes)('$name', async ({ make }) => {
    let made = 0
    for (const { name, bytes } of targets) {
      const after = await saved(bytes, (letter) => {
        try {
          make(letter)
          made += 1
        } catch {
          // The editor refuses some of it in some places, and says so; nothing is changed then.
        }
      })
      const [is, written] = [await texts(after.bytes), await texts(after.written)]
      for (const [part, text] of written)
        if (part.endsWith('.xml') && is.get(part) !== (await texts(bytes)).get(part))
          expect(meaningOf(is.get(part) ?? ''), `${part} of ${name}`).toEqual(meaningOf(text))
      expect(await inspectPackage('docx', after.bytes), name).toEqual({ problem: null, part: '' })
    }
    expect(made).toBeGreaterThan(targets.length / 2)
  })
})

test.skipIf(theirOffice === null)(
  'OFF-01 LibreOffice reads the saved letters as it reads the originals',
  officePatience,
  async () => {
    const after = await Promise.all(letters.map(({ bytes }) => saved(bytes, (letter) => letter.type('TARGET', typed))))
    const [was, is] = [
      await officeTexts(
        letters.map(({ bytes }) => bytes),
        'docx',
      ),
      await officeTexts(
        after.map(({ bytes }) => bytes),
        'docx',
      ),
    ]
    expect(is).toEqual(was.map((text) => text.replace('TARGET', typed)))
  },
)

test.skipIf(theirOffice === null)(
  'OFF-01 letters that LibreOffice wrote itself keep all but the word',
  officePatience,
  async () => {
    for (const [index, bytes] of (
      await writtenByOffice(
        letters.map(({ bytes }) => bytes),
        'docx',
      )
    ).entries()) {
      const after = await saved(bytes, (letter) => letter.type('TARGET', typed))
      const [was, is] = [await texts(bytes), await texts(after.bytes)]
      const wanted = new Map(
        [...was].map(([name, text]) => [name, name === main ? text.replace('TARGET', typed) : text]),
      )
      expect(is, letters[index]?.name).toEqual(wanted)
    }
  },
)
