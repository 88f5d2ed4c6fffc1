import { zipBuffers } from '../zip-buffers.ts'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface DocxOptions {
  readonly header?: string
  readonly footer?: string
  /** Other parts by name. */
  readonly parts?: Readonly<Record<string, string>>
  /** Further relationships of the body. */
  readonly links?: string
}

/** A document with this body, as a word processor packs it. */
export function docx(body: string, { header, footer, parts = {}, links = '' }: DocxOptions = {}): Promise<Buffer> {
  const refers = [
    header === undefined ? '' : '<w:headerReference w:type="default" r:id="rIdH"/>',
    footer === undefined ? '' : '<w:footerReference w:type="default" r:id="rIdF"/>',
  ].join('')
  const section = `<w:sectPr>${refers}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`
  const texts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${types}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${types}.footer+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rIdH" Type="${relations}/header" Target="header1.xml"/><Relationship Id="rIdF" Type="${relations}/footer" Target="footer1.xml"/>${links}</Relationships>`,
    'word/header1.xml': `${head}<w:hdr ${namespaces}>${header ?? '<w:p/>'}</w:hdr>`,
    'word/footer1.xml': `${head}<w:ftr ${namespaces}>${footer ?? '<w:p/>'}</w:ftr>`,
    ...parts,
  }
  return zipBuffers(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])))
}

/** A paragraph of these runs, each as it is typed. */
export function paragraph(...runs: readonly string[]): string {
  return `<w:p>${runs.map((text) => `<w:r><w:rPr><w:rFonts w:eastAsia="仿宋"/><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`
}

/** A table of rows of cells, each a paragraph. */
export function table(...rows: readonly (readonly string[])[]): string {
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
}
