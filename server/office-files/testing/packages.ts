import { contentTypes, zip } from '../../records/files/testing/file-samples.ts'

type Entries = Parameters<typeof zip>[0]

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A relationship part with one link of that sort. */
export function linkPart(sort: string, target: string, external = true): string {
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${sort}" Target="${target}"${external ? ' TargetMode="External"' : ''}/></Relationships>`
}

/** A letter of these paragraphs, and whatever other parts it is to have. */
export function letter(paragraphs: readonly string[], more: Entries = {}): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': linkPart('officeDocument', 'word/document.xml', false),
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    ...more,
  })
}

/** A workbook that holds nothing but its main parts. */
export function book(more: Entries = {}): Buffer {
  return zip({
    '[Content_Types].xml': contentTypes('spreadsheetml.sheet.main'),
    'xl/workbook.xml': '<workbook/>',
    ...more,
  })
}
