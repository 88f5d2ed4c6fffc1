import { textBytes, writePackage } from '../office-package.ts'

/** What a file of these tests holds. */
export interface Content {
  readonly name: string
  /** The rows of its first sheet, as the maker writes them. */
  readonly rows: (maker: Maker) => string
  /** What stands before and behind the rows. */
  readonly before?: string
  readonly behind?: string
  readonly strings?: readonly string[]
  readonly from1904?: boolean
  /** What the book says before and behind the list of its sheets. */
  readonly book?: { readonly before?: string; readonly behind?: string }
  readonly parts?: readonly MorePart[]
}

/** A part of the package besides the usual ones, and what leads to it. */
interface MorePart {
  readonly name: string
  readonly text: string
  readonly type?: string
  /** Which part leads to it, under which id, as what sort of thing. */
  readonly from?: 'book' | 'sheet' | 'package'
  readonly id?: string
  readonly sort?: string
}

/** How a program writes workbooks, as far as programs differ. */
interface Maker {
  readonly name: string
  /** The prefix of the elements. */
  readonly prefix: string
  readonly sheetTag: string
  readonly declaration: string
  readonly rowTail: (row: number) => string
  readonly numbersRows: boolean
  readonly numbersCells: boolean
  readonly sharesStrings: boolean
  readonly absoluteTargets: boolean
  readonly hasDimension: boolean
  readonly hasChain: boolean
  readonly formulaTail: string
  /** Parts that only this program writes. */
  readonly own: Readonly<Record<string, string>>
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

const plain: Maker = {
  name: 'plain',
  prefix: '',
  sheetTag: `xmlns="${main}" xmlns:r="${office}"`,
  declaration,
  rowTail: () => '',
  numbersRows: true,
  numbersCells: true,
  sharesStrings: true,
  absoluteTargets: false,
  hasDimension: false,
  hasChain: false,
  formulaTail: '',
  own: {},
}

/** Programs by what their files look like. */
export const makers: readonly Maker[] = [
  {
    ...plain,
    name: 'Excel',
    sheetTag: `xmlns="${main}" xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xr:uid="{00000000-0001-0000-0000-000000000000}"`,
    rowTail: () => ' spans="1:4" x14ac:dyDescent="0.25"',
    hasDimension: true,
    hasChain: true,
    own: { 'docProps/app.xml': `${declaration}<Properties><Application>Microsoft Excel</Application></Properties>` },
  },
  {
    ...plain,
    name: 'WPS',
    sheetTag: `xmlns="${main}" xmlns:r="${office}" xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"`,
    declaration: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    rowTail: () => ' spans="1:4"',
    hasDimension: true,
    hasChain: true,
    own: {
      'xl/wpsCustomData.xml': '<etc:wpsCustomData xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"/>',
    },
  },
  {
    ...plain,
    name: 'LibreOffice',
    rowTail: () =>
      ' customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
    formulaTail: ' aca="false"',
    own: { 'docProps/app.xml': `${declaration}<Properties><Application>LibreOffice/24.2</Application></Properties>` },
  },
  { ...plain, name: 'openpyxl', declaration: '', hasDimension: true },
  { ...plain, name: 'a stream that shares no strings', declaration: '<?xml version="1.0"?>', sharesStrings: false },
  {
    ...plain,
    name: 'the Open XML library, which writes prefixes',
    prefix: 'x:',
    sheetTag: `xmlns:x="${main}" xmlns:r="${office}"`,
    declaration: '\uFEFF<?xml version="1.0" encoding="utf-8"?>',
  },
  { ...plain, name: 'a program with targets from the root', absoluteTargets: true },
  { ...plain, name: 'POI, which numbers rows and no spans', declaration: '<?xml version="1.0" encoding="UTF-8"?>\n' },
  { ...plain, name: 'a report that numbers neither rows nor cells', numbersRows: false, numbersCells: false },
  {
    ...plain,
    name: 'a program of single quotes and long lines',
    declaration: "<?xml version='1.0' encoding='UTF-8'?>\n",
    rowTail: () => "  thickBot = '0' ",
    own: { 'xl/media/image1.png': '\u0089not really a picture' },
  },
]

/** A row as a maker writes it: cells are given with their column, type, inside and format. */
export function row(
  maker: Maker,
  number: number,
  cells: readonly (readonly [string, string, string, string?])[],
): string {
  const { prefix } = maker
  const inside = cells.map(([column, type, content, style]) => {
    const place = maker.numbersCells ? ` r="${column}${number}"` : ''
    const look = style === undefined ? '' : ` s="${style}"`
    return `<${prefix}c${place}${look}${type === '' ? '' : ` t="${type}"`}>${content.replaceAll('<', `<${prefix}`).replaceAll(`<${prefix}/`, `</${prefix}`)}</${prefix}c>`
  })
  const place = maker.numbersRows ? ` r="${number}"` : ''
  return `<${prefix}row${place}${maker.rowTail(number)}>${inside.join('')}</${prefix}row>\n`
}

/** A text as a cell of this maker holds it: a string of the list, or its own. */
export function text(maker: Maker, place: number, own: string): readonly [string, string] {
  return maker.sharesStrings ? ['s', `<v>${place}</v>`] : ['inlineStr', `<is><t>${own}</t></is>`]
}

/** The bytes of a workbook by a maker. */
export function workbookBy(maker: Maker, content: Content): Uint8Array {
  return writePackage(new Map(Object.entries(partsBy(maker, content)).map(([name, xml]) => [name, textBytes(xml)])))
}

function partsBy(maker: Maker, content: Content): Record<string, string> {
  const { prefix: p, declaration: start } = maker
  const target = (name: string) => (maker.absoluteTargets ? `/xl/${name}` : name)
  const dimension = maker.hasDimension ? `<${p}dimension ref="A1:D4"/>` : ''
  // Names that have a prefix of their own keep it.
  const inPrefix = (xml = '') => xml.replaceAll(/<(\/?)(?=[A-Za-z0-9]+[\s/>])/g, `<$1${p}`)
  const more = content.parts ?? []
  const types = more.flatMap(({ name, type }) =>
    type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`],
  )
  const relations = (from: string) =>
    more
      .filter((part) => part.from === from)
      .map(({ id, sort, name }) => `<Relationship Id="${id}" Type="${office}/${sort}" Target="/${name}"/>`)
      .join('')
  const relation = (id: string, type: string, name: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target(name)}"/>`
  const tag = maker.sheetTag
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${maker.hasChain ? '<Override PartName="/xl/calcChain.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml"/>' : ''}${types.join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="${maker.absoluteTargets ? '/' : ''}xl/workbook.xml"/>${relations('package')}</Relationships>`,
    'xl/workbook.xml': `${start}<${p}workbook ${tag}><${p}workbookPr${content.from1904 ? ' date1904="1"' : ''}/>${inPrefix(content.book?.before)}<${p}sheets><${p}sheet name="收入 &amp; 'доход'" sheetId="1" r:id="rId1"/><${p}sheet name="hidden!" sheetId="7" state="hidden" r:id="rId2"/></${p}sheets><${p}definedNames><${p}definedName name="rate">'hidden!'!$A$1</${p}definedName></${p}definedNames>${inPrefix(content.book?.behind)}</${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'worksheet', 'worksheets/sheet2.xml')}${relation('rId3', 'styles', 'styles.xml')}${maker.sharesStrings ? relation('rId4', 'sharedStrings', 'sharedStrings.xml') : ''}${maker.hasChain ? relation('rId5', 'calcChain', 'calcChain.xml') : ''}${relations('book')}</Relationships>`,
    ...(relations('sheet') !== '' && {
      'xl/worksheets/_rels/sheet1.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations('sheet')}</Relationships>`,
    }),
    'xl/worksheets/sheet1.xml': `${start}<${p}worksheet ${tag}>${dimension}${inPrefix(content.before)}<${p}sheetData>${content.rows(maker)}</${p}sheetData>${inPrefix(content.behind)}</${p}worksheet>`,
    'xl/worksheets/sheet2.xml': `${start}<${p}worksheet ${tag}><${p}sheetData><${p}row r="1"><${p}c r="A1"><${p}v>0.13</${p}v></${p}c></${p}row></${p}sheetData></${p}worksheet>`,
    'xl/styles.xml': `${start}<${p}styleSheet ${tag}>${inPrefix(styles)}</${p}styleSheet>`,
    ...(maker.sharesStrings && {
      'xl/sharedStrings.xml': `${start}<${p}sst ${tag} count="9" uniqueCount="${content.strings?.length ?? 0}">${inPrefix(content.strings?.map((item) => `<si>${item}</si>`).join(''))}</${p}sst>`,
    }),
    ...(maker.hasChain && {
      'xl/calcChain.xml': `${declaration}<calcChain xmlns="${main}"><c r="C2" i="1"/></calcChain>`,
    }),
    'xl/charts/chart1.xml': `${declaration}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/>`,
    ...Object.fromEntries(more.map(({ name, text }) => [name, text])),
    ...maker.own,
  }
}

const styles = `<numFmts count="1"><numFmt numFmtId="176" formatCode="#,##0.00&quot;元&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="宋体"/></font><font><b/><sz val="14"/><color rgb="FFCC0000"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="176" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"><alignment horizontal="center"/></xf></cellXfs>`
