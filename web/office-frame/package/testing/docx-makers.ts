import { strToU8, zipSync } from 'fflate'
import { type ExtraPart, fontsPart, partsOf, settingsPart, stylesPart, themePart } from './docx-common-parts.ts'

/** What a letter of these tests holds. */
export interface DocxContent {
  readonly name: string
  /** Its paragraphs and tables, as the maker writes them; `TARGET` stands in it once and is the word that is changed. */
  readonly body: (maker: DocxMaker) => string
  /** Parts besides those of the maker: their type and, where the letter leads to them, the id and sort of the relation. */
  readonly parts?: readonly ExtraPart[]
  /** Relations to addresses. */
  readonly links?: readonly { readonly id: string; readonly target: string }[]
}

/** How a program writes letters, as far as programs differ. */
interface DocxMaker {
  readonly name: string
  readonly declaration: string
  /** Attributes of the root. */
  readonly root: string
  readonly paragraph: (inside: string, properties?: string) => string
  readonly run: (text: string, properties?: string) => string
  readonly section: string
  readonly own: readonly ExtraPart[]
  /** What stands between the paragraphs. */
  readonly gap: string
}

const spaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  o: 'urn:schemas-microsoft-com:office:office',
  v: 'urn:schemas-microsoft-com:vml',
  w10: 'urn:schemas-microsoft-com:office:word',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  w15: 'http://schemas.microsoft.com/office/word/2012/wordml',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wp14: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wpsCustomData: 'http://www.wps.cn/officeDocument/2013/wpsCustomData',
} as const

const declare = (...names: readonly (keyof typeof spaces)[]) =>
  names.map((name) => `xmlns:${name}="${spaces[name]}"`).join(' ')

const keeps = (text: string) => (/^\s|\s$/.test(text) ? ' xml:space="preserve"' : '')
const written = (text: string, properties: string) =>
  `${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t${keeps(text)}>${text}</w:t>`

let number = 0
const next = () => (0x1a2b3c00 + (number += 1)).toString(16).toUpperCase()

/** Programs by what their files look like. */
export const docxMakers: readonly DocxMaker[] = [
  {
    name: 'Word',
    declaration: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n',
    root: `${declare('a', 'mc', 'o', 'r', 'm', 'v', 'wp14', 'wp', 'w10', 'w', 'w14', 'w15', 'wps')} mc:Ignorable="w14 w15 wp14"`,
    paragraph: (inside, properties = '') =>
      `<w:p w14:paraId="${next()}" w14:textId="77777777" w:rsidR="00D41E5A" w:rsidRPr="004B7C21" w:rsidRDefault="00D41E5A" w:rsidP="00D41E5A">${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`,
    run: (text, properties = '') => `<w:r w:rsidRPr="004B7C21">${written(text, properties)}</w:r>`,
    section:
      '<w:sectPr w:rsidR="00D41E5A" w:rsidSect="00B1"><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/><w:cols w:space="425"/><w:docGrid w:type="lines" w:linePitch="312"/></w:sectPr>',
    own: [
      stylesPart('Normal'),
      settingsPart(
        '<w:rsids><w:rsidRoot w:val="00D41E5A"/><w:rsid w:val="004B7C21"/></w:rsids><w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/>',
      ),
      fontsPart,
      themePart,
    ],
    gap: '',
  },
  {
    name: 'WPS',
    declaration: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    root: `${declare('wpsCustomData', 'w', 'r', 'm', 'mc', 'o', 'v', 'w10', 'w14', 'w15', 'wp', 'wp14', 'wps', 'a')} mc:Ignorable="w14 w15 wp14"`,
    paragraph: (inside, properties = '') =>
      `<w:p w14:paraId="${next()}"><w:pPr>${properties}<w:rPr><w:rFonts w:hint="eastAsia" w:eastAsia="宋体"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:pPr>${inside}</w:p>`,
    run: (text, properties = '') =>
      `<w:r>${written(text, `<w:rFonts w:hint="eastAsia" w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体" w:cs="宋体"/>${properties}<w:lang w:val="en-US" w:eastAsia="zh-CN"/>`)}</w:r>`,
    section:
      '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/><w:cols w:space="425" w:num="1"/><w:docGrid w:type="lines" w:linePitch="312" w:charSpace="0"/></w:sectPr>',
    own: [
      stylesPart('1'),
      settingsPart(
        '<w:wpsCustomData xmlns:w="http://www.wps.cn/officeDocument/2013/wpsCustomData"/><w:noLineBreaksAfter w:lang="zh-CN" w:val="$([{£¥·‘“〈《「"/><w:noLineBreaksBefore w:lang="zh-CN" w:val="!%),.:;&gt;?]}"/>',
      ),
      {
        name: 'docProps/custom.xml',
        type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
        text: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="KSOProductBuildVer"><vt:lpwstr>2052-12.1.0.16120</vt:lpwstr></property></Properties>',
      },
      themePart,
    ],
    gap: '',
  },
  {
    name: 'LibreOffice',
    declaration: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    root: `${declare('o', 'r', 'v', 'w', 'w10', 'wp', 'wps', 'mc', 'wp14', 'w14', 'w15', 'm', 'a')} mc:Ignorable="w14 wp14 w15"`,
    paragraph: (inside, properties = '') =>
      `<w:p><w:pPr><w:pStyle w:val="Normal"/>${properties}<w:bidi w:val="0"/><w:jc w:val="left"/><w:rPr></w:rPr></w:pPr>${inside}</w:p>`,
    run: (text, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t${keeps(text)}>${text}</w:t></w:r>`,
    section:
      '<w:sectPr><w:type w:val="nextPage"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1134" w:right="1134" w:gutter="0" w:header="0" w:top="1134" w:footer="0" w:bottom="1134"/><w:pgNumType w:fmt="decimal"/><w:formProt w:val="false"/><w:textDirection w:val="lrTb"/><w:docGrid w:type="default" w:linePitch="100" w:charSpace="0"/></w:sectPr>',
    own: [stylesPart('Normal'), settingsPart('<w:zoom w:percent="100"/><w:autoHyphenation w:val="true"/>'), fontsPart],
    gap: '',
  },
  {
    name: 'a library that indents what it writes',
    declaration: "\ufeff<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n",
    root: declare('w', 'r', 'm', 'mc', 'o', 'v', 'w10', 'wp', 'a', 'w14', 'w15', 'wps', 'wp14'),
    paragraph: (inside, properties = '') =>
      `<w:p>\n  ${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>\n  `}${inside}\n</w:p>`,
    run: (text, properties = '') => `<w:r>${written(text, properties)}</w:r>`,
    section: '<w:sectPr>\n  <w:pgSz w:w="12240" w:h="15840"/>\n</w:sectPr>',
    own: [stylesPart('Normal')],
    gap: '\n<!-- next block -->\n',
  },
]

/** The bytes of a letter by a maker. */
export function docxBy(maker: DocxMaker, content: DocxContent): Uint8Array {
  number = 0
  const blocks = content.body(maker).replaceAll('</w:p><w:p', `</w:p>${maker.gap}<w:p`)
  const document = `${maker.declaration}<w:document ${maker.root}><w:body>${blocks}${maker.section}</w:body></w:document>`
  const parts = partsOf(document, [...maker.own, ...(content.parts ?? [])], content.links ?? [])
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])), {
    mtime: '1980-01-02T00:00:00',
  })
}
