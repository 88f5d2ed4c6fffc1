import { expect, test } from 'vitest'
import { drawPaper } from '../../../server/exchange/paper/draw-paper.ts'
import type { PaperOrder } from '../../../server/exchange/paper/paper-thread-messages.ts'
import { noteWords } from '../../../server/exchange/paper/paper-words.ts'
import { readPdf } from '../../../server/exchange/print/testing/read-pdf.ts'
import { zipBuffers } from '../../../server/exchange/template/zip-buffers.ts'
import { starters } from './index.ts'

const said = Object.fromEntries(Object.entries(noteWords).map(([note, { zh }]) => [note, zh])) as PaperOrder['said'] // every note of the table

const templates = starters.flatMap((starter) => starter.langs.map((lang) => [starter.name.en, lang, starter] as const))

test.each(templates)(
  'OFF-03 the PDF of %s in %s says what the docx says, in its order',
  async (name, lang, starter) => {
    const parts = new Map([...starter.pack(lang)].map(([part, text]) => [part, Buffer.from(text)]))
    const bytes = await zipBuffers(parts)
    const pdf = await drawPaper({ bytes, title: name, mark: null, parts: [], said })
    const body = starter.pack(lang).get('word/document.xml') ?? ''
    const text = [...body.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)].map(([, own = '']) => own).join('')
    const plain = text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const { pages } = await readPdf(pdf)
    const margin = { top: 841.9 - 1701 / 20 + 4, bottom: 1531 / 20 - 4 }
    const shown = pages
      .flatMap((items) => items.filter(({ y }) => y < margin.top && y > margin.bottom).map((item) => item.text))
      .join('')
    const letters = (one: string) => [...one.replaceAll(/\s/g, '')]
    expect(letters(shown).join('')).toBe(letters(plain).join(''))
    for (const { x, width } of pages.flat()) expect(x + width).toBeLessThan(595.3 - 1531 / 20 + 6)
  },
)
