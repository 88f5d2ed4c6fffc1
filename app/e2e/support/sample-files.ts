import { createCanvas } from '@napi-rs/canvas'
import { writeXlsx } from 'hucre/xlsx'
import { makePdf } from '../../../server/records/files/make-pdf.ts'
import { contentTypes, zip } from '../../../server/records/files/testing/file-samples.ts'

/** A file as a browser is given it. */
export interface Paper {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A letter with a heading, a table, and a link that would run a script. */
export function letter(name: string): Paper {
  const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const cell = (text: string) => `<w:tc>${run(text)}</w:tc>`
  const body = `${run('煤炭购销合同')}<w:tbl><w:tr>${cell('港口费')}${cell('1 250,00')}</w:tr></w:tbl><w:p><w:hyperlink r:id="rId1"><w:r><w:t>详情</w:t></w:r></w:hyperlink></w:p>`
  return paper(
    name,
    zip({
      '[Content_Types].xml': contentTypes('wordprocessingml.document.main')
        .replaceAll('/main.xml', '/word/document.xml')
        .replace(
          '<Override',
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override',
        ),
      '_rels/.rels': `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/_rels/document.xml.rels': `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${relations}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="${word}" xmlns:r="${relations}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    }),
  )
}

/** A workbook of two sheets. */
export async function workbook(name: string): Promise<Paper> {
  return paper(
    name,
    Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: '明细',
            rows: [
              ['项目', '金额'],
              ['港口费', 1250.5],
              ['<b>运费</b>', '=1+1'],
            ],
          },
          { name: 'Итог', rows: [['Порт', 3]] },
        ],
      }),
    ),
  )
}

/** A pdf of one page of plain text. */
export function scan(name: string, ...lines: readonly string[]): Paper {
  return paper(name, Buffer.from(makePdf(lines)))
}

/** A pdf of at least that many bytes, opened like any other. */
export function largeScan(name: string, megabytes: number): Paper {
  const filling = Buffer.alloc(megabytes * 1024 * 1024, '%filling, which readers of pdf pass over as a remark.\n')
  filling[filling.length - 1] = 10
  const small = Buffer.from(makePdf(['large'])).toString('latin1')
  const table = small.indexOf('xref\n')
  // The table stands further back by what was put before it.
  const rest = small.slice(table).replace(/startxref\n\d+/, `startxref\n${table + filling.length}`)
  return paper(
    name,
    Buffer.concat([Buffer.from(small.slice(0, table), 'latin1'), filling, Buffer.from(rest, 'latin1')]),
  )
}

/** A picture with a red field. */
export async function picture(name: string): Promise<Paper> {
  const canvas = createCanvas(640, 420)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#e8eef4'
  pen.fillRect(0, 0, 640, 420)
  pen.fillStyle = '#c02020'
  pen.fillRect(80, 60, 300, 200)
  return paper(name, await canvas.encode('png'))
}

export function text(name: string, bytes: Buffer): Paper {
  return paper(name, bytes)
}

function paper(name: string, buffer: Buffer): Paper {
  return { name, mimeType: 'application/octet-stream', buffer }
}
