import { type Content, row, text } from './workbook-makers.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const type = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`

/** Lists as programs arrange them: formatted tables and pivot tables. */
export const listedContents: readonly Content[] = [
  {
    name: 'a formatted table with totals and a column that is counted',
    strings: ['<t>品名</t>', '<t>Цена</t>', '<t>coal</t>', '<t>合计</t>'],
    rows: (maker) =>
      row(maker, 1, [
        ['A', ...text(maker, 0, '品名')],
        ['B', ...text(maker, 1, 'Цена')],
      ]) +
      row(maker, 2, [
        ['A', ...text(maker, 2, 'coal')],
        ['B', '', '<v>5</v>'],
      ]) +
      row(maker, 3, [
        ['A', ...text(maker, 3, '合计')],
        ['B', '', '<f>SUM(B2:B2)</f><v>5</v>'],
      ]),
    behind: '<tableParts count="1"><tablePart r:id="rIdTable"/></tableParts>',
    parts: [
      {
        name: 'xl/tables/table1.xml',
        from: 'sheet',
        id: 'rIdTable',
        sort: 'table',
        type: type('table'),
        text: `${head}<table ${main} id="1" name="价目" displayName="价目" ref="A1:B3" totalsRowCount="1"><autoFilter ref="A1:B2"/><tableColumns count="2"><tableColumn id="1" name="品名" totalsRowLabel="合计"/><tableColumn id="2" name="Цена" totalsRowFunction="sum"/></tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>`,
      },
    ],
  },
  {
    name: 'a pivot table with what it remembers, and a slicer',
    strings: ['<t>品名</t>', '<t>总计</t>', '<t>coal</t>'],
    rows: (maker) =>
      row(maker, 1, [
        ['A', ...text(maker, 0, '品名')],
        ['B', '', '<v>1</v>'],
        ['C', ...text(maker, 1, '总计')],
        ['D', '', '<v>7</v>'],
      ]) +
      row(maker, 2, [
        ['A', ...text(maker, 2, 'coal')],
        ['B', '', '<v>2</v>'],
        ['C', ...text(maker, 2, 'coal')],
        ['D', '', '<v>7</v>'],
      ]),
    book: { behind: '<pivotCaches><pivotCache cacheId="4" r:id="rIdCache"/></pivotCaches>' },
    parts: [
      {
        name: 'xl/pivotTables/pivotTable1.xml',
        from: 'sheet',
        id: 'rIdPivot',
        sort: 'pivotTable',
        type: type('pivotTable'),
        text: `${head}<pivotTableDefinition ${main} name="p" cacheId="4"><location ref="C1:D2" firstHeaderRow="1" firstDataRow="1" firstDataCol="1"/></pivotTableDefinition>`,
      },
      {
        name: 'xl/pivotTables/_rels/pivotTable1.xml.rels',
        text: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/pivotCacheDefinition" Target="../pivotCache/pivotCacheDefinition1.xml"/></Relationships>`,
      },
      {
        name: 'xl/pivotCache/pivotCacheDefinition1.xml',
        from: 'book',
        id: 'rIdCache',
        sort: 'pivotCacheDefinition',
        type: type('pivotCacheDefinition'),
        text: `${head}<pivotCacheDefinition ${main} ${office} r:id="rId1" refreshOnLoad="1"><cacheSource type="worksheet"><worksheetSource ref="A1:B2" sheet="x"/></cacheSource></pivotCacheDefinition>`,
      },
      {
        name: 'xl/pivotCache/pivotCacheRecords1.xml',
        type: type('pivotCacheRecords'),
        text: `${head}<pivotCacheRecords ${main} count="1"><r><x v="0"/></r></pivotCacheRecords>`,
      },
      {
        name: 'xl/slicerCaches/slicerCache1.xml',
        from: 'book',
        id: 'rIdSlicer',
        sort: 'slicerCache',
        type: 'application/vnd.ms-excel.slicerCache+xml',
        text: `${head}<slicerCacheDefinition xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" name="s"/>`,
      },
    ],
  },
]
