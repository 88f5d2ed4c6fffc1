import { listedContents } from './listed-workbooks.ts'
import { type Content, row, text } from './workbook-makers.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const type = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`
const later = (uri: string, inside: string) =>
  `<extLst><ext xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" uri="{${uri}}">${inside}</ext></extLst>`

/** Three rows of goods; A2 is the cell that is typed over, and no formula reads it. */
const goods: Content['rows'] = (maker) =>
  row(maker, 1, [
    ['A', ...text(maker, 0, '品名'), '3'],
    ['B', ...text(maker, 1, 'Цена'), '3'],
  ]) +
  row(maker, 2, [
    ['A', ...text(maker, 2, 'coal'), '1'],
    ['B', '', '<v>2</v>', '1'],
    ['C', '', `<f${maker.formulaTail}>B2*2</f><v>4</v>`],
  ]) +
  row(maker, 3, [
    ['A', ...text(maker, 2, 'coal')],
    ['B', '', '<v>0.1</v>'],
  ])

const goodsStrings = ['<t>品名</t>', '<t>Цена</t>', '<t>coal</t>']

/** What real workbooks hold besides cells. */
export const richContents: readonly Content[] = [
  ...listedContents,
  {
    name: 'comments of the old kind with their drawing, and conversations',
    rows: goods,
    strings: goodsStrings,
    behind: '<legacyDrawing r:id="rIdVml"/>',
    parts: [
      {
        name: 'xl/comments1.xml',
        from: 'sheet',
        id: 'rIdComments',
        sort: 'comments',
        type: type('comments'),
        text: `${head}<comments ${main}><authors><author>李</author></authors><commentList><comment ref="A2" authorId="0"><text><r><t>请核对</t></r></text></comment></commentList></comments>`,
      },
      {
        name: 'xl/drawings/vmlDrawing1.vml',
        from: 'sheet',
        id: 'rIdVml',
        sort: 'vmlDrawing',
        text: '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="_x0000_s1025"><x:ClientData ObjectType="Note"><x:Row>1</x:Row></x:ClientData></v:shape></xml>',
      },
      {
        name: 'xl/threadedComments/threadedComment1.xml',
        from: 'sheet',
        id: 'rIdThread',
        sort: 'threadedComment',
        text: `${head}<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"/>`,
      },
      {
        name: 'xl/persons/person.xml',
        from: 'book',
        id: 'rIdPersons',
        sort: 'person',
        text: `${head}<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"/>`,
      },
    ],
  },
  {
    name: 'a drawing of a chart and a picture',
    rows: goods,
    strings: goodsStrings,
    behind: '<drawing r:id="rIdDrawing"/>',
    parts: [
      {
        name: 'xl/drawings/drawing1.xml',
        from: 'sheet',
        id: 'rIdDrawing',
        sort: 'drawing',
        type: 'application/vnd.openxmlformats-officedocument.drawing+xml',
        text: `${head}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col></xdr:from></xdr:twoCellAnchor></xdr:wsDr>`,
      },
      {
        name: 'xl/drawings/_rels/drawing1.xml.rels',
        text: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="../charts/chart1.xml"/></Relationships>`,
      },
      { name: 'xl/media/image7.png', text: '\u0089PNG not looked at' },
    ],
  },
  {
    name: 'conditional formats, of today and of later programs',
    rows: goods,
    strings: goodsStrings,
    behind: `<conditionalFormatting sqref="B2:B3"><cfRule type="cellIs" dxfId="0" priority="2" operator="greaterThan"><formula>1</formula></cfRule><cfRule type="dataBar" priority="1"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar></cfRule></conditionalFormatting>${later('78C0D931-6437-407d-A8EE-F0AAD7539E65', '<x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="iconSet" priority="3" id="{1}"/><xm:sqref>B2:B3</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings>')}`,
  },
  {
    name: 'lists to choose from, one on another sheet',
    rows: goods,
    strings: goodsStrings,
    behind: `<dataValidations count="1" xWindow="10"><dataValidation type="decimal" operator="greaterThan" allowBlank="1" showInputMessage="1" showErrorMessage="1" promptTitle="价" prompt="&gt; 0" sqref="B2:B9"><formula1>0</formula1></dataValidation></dataValidations>${later('CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF', '<x14:dataValidations count="1"><x14:dataValidation type="list" allowBlank="1"><x14:formula1><xm:f>\'hidden!\'!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>D2:D9</xm:sqref></x14:dataValidation></x14:dataValidations>')}`,
  },
  {
    name: 'links to another workbook',
    rows: (maker) => goods(maker) + row(maker, 4, [['A', '', '<f>[1]Sheet1!$A$1</f><v>5</v>']]),
    strings: goodsStrings,
    book: { behind: '<calcPr calcId="191029"/>' },
    parts: [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        from: 'book',
        id: 'rIdOut',
        sort: 'externalLink',
        type: type('externalLink'),
        text: `${head}<externalLink ${main}><externalBook ${office} r:id="rId1"><sheetNames><sheetName val="Sheet1"/></sheetNames></externalBook></externalLink>`,
      },
      {
        name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
        text: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLinkPath" Target="rates.xlsx" TargetMode="External"/></Relationships>`,
      },
    ],
  },
  {
    name: 'what is printed, and how: areas, titles, breaks, heads and feet',
    rows: goods,
    strings: goodsStrings,
    behind:
      '<printOptions horizontalCentered="1"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" r:id="rIdPrinter"/><headerFooter differentOddEven="1"><oddHeader>&amp;C&amp;"宋体,加粗"价目表</oddHeader></headerFooter><rowBreaks count="1" manualBreakCount="1"><brk id="2" max="16383" man="1"/></rowBreaks>',
    parts: [
      {
        name: 'xl/printerSettings/printerSettings1.bin',
        from: 'sheet',
        id: 'rIdPrinter',
        sort: 'printerSettings',
        text: 'H P \u0000 not looked at',
      },
    ],
  },
  {
    name: 'a formula that spills, and what describes it',
    rows: (maker) =>
      row(maker, 1, [['A', ...text(maker, 0, '品名')]]) +
      row(maker, 2, [
        ['A', ...text(maker, 2, 'coal')],
        ['B', '', '<f t="array" aca="1" ref="B2:B3" ca="1">_xlfn.SEQUENCE(2)</f><v>1</v>'],
      ]) +
      row(maker, 3, [
        ['A', '', '<v>7</v>'],
        ['B', '', '<v>2</v>'],
      ]),
    strings: goodsStrings,
    parts: [
      {
        name: 'xl/metadata.xml',
        from: 'book',
        id: 'rIdMeta',
        sort: 'sheetMetadata',
        type: type('sheetMetadata'),
        text: `${head}<metadata ${main}><metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000"/></metadataTypes></metadata>`,
      },
    ],
  },
  {
    name: 'small charts in cells, groups of rows and columns, links and what is ignored',
    rows: goods,
    strings: goodsStrings,
    before:
      '<sheetPr codeName="Sheet1"><tabColor rgb="FFFF0000"/><outlinePr summaryBelow="0"/></sheetPr><sheetViews><sheetView tabSelected="1" zoomScale="85" rightToLeft="0" workbookViewId="0"><pane ySplit="1200" topLeftCell="A7" activePane="bottomLeft"/><selection pane="bottomLeft" activeCell="B2" sqref="B2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="13.5" outlineLevelRow="1"/><cols><col min="2" max="2" width="9.5" style="1" outlineLevel="1" collapsed="1"/></cols>',
    behind: `<hyperlinks><hyperlink ref="A2" location="'hidden!'!A1" display="x"/></hyperlinks><ignoredErrors><ignoredError sqref="A1:B9" numberStoredAsText="1"/></ignoredErrors>${later('05C60535-1F16-4fd2-B633-F4F36F0B64E0', '<x14:sparklineGroups><x14:sparklineGroup type="column"><x14:sparklines><x14:sparkline><xm:f>\'收入\'!B2:B3</xm:f><xm:sqref>D2</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups>')}`,
  },
  {
    name: 'a book that is protected, with views, and parts that nobody knows',
    rows: goods,
    strings: goodsStrings,
    book: {
      before:
        '<workbookProtection lockStructure="1"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" activeTab="0"/></bookViews>',
      behind: '<calcPr calcId="191029" iterate="1"/><customWorkbookViews/><fileRecoveryPr autoRecover="0"/>',
    },
    behind: '<protectedRanges><protectedRange sqref="B2" name="price"/></protectedRanges>',
    parts: [
      {
        name: 'customXml/item1.xml',
        from: 'package',
        id: 'rIdItem',
        sort: 'customXml',
        text: '<own  a = "1"   b=\'2\'/>',
      },
      {
        name: 'xl/connections.xml',
        from: 'book',
        id: 'rIdConnections',
        sort: 'connections',
        type: type('connections'),
        text: `${head}<connections ${main}><connection id="1" name="q" type="5" refreshedVersion="6"/></connections>`,
      },
    ],
  },
]
