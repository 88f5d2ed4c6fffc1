import { line, run } from './docx-elements.ts'

/** Texts by the names of their parts. */
export type PaperParts = ReadonlyMap<string, string>

interface Paper {
  readonly body: string
  /** What stands small at the head of every page. */
  readonly head: string
  /** “第 … 页 共 … 页” around the two numbers. */
  readonly pages: readonly [before: string, between: string, after: string]
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a paper as a docx package holds them, on A4 with the margins of official papers. */
export function packed({ body, head, pages: [before, between, after] }: Paper): PaperParts {
  const header = line([run(head, { size: 9 })], { align: 'right', line: 14 })
  const small = { size: 9 }
  const footer = line(
    [run(before, small), number('PAGE'), run(between, small), number('NUMPAGES'), run(after, small)],
    { align: 'center', line: 14 },
  )
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1701" w:right="1531" w:bottom="1531" w:left="1531" w:header="850" w:footer="850" w:gutter="0"/></w:sectPr>`
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/header1.xml" ContentType="${word}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relations}/header" Target="header1.xml"/><Relationship Id="rId3" Type="${relations}/footer" Target="footer1.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}${section}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style></w:styles>`,
    'word/header1.xml': `<w:hdr ${namespaces}>${header}</w:hdr>`,
    'word/footer1.xml': `<w:ftr ${namespaces}>${footer}</w:ftr>`,
  }
  return new Map(Object.entries(parts).map(([name, content]) => [name, xml + content]))
}

/** A number that the word processor counts. */
function number(field: 'PAGE' | 'NUMPAGES'): string {
  return `<w:fldSimple w:instr=" ${field} ">${run('1', { size: 9 })}</w:fldSimple>`
}
