import { type Content, row, text } from './workbook-makers.ts'

/** What the files hold: five kinds of sheets that offices make. */
export const contents: readonly Content[] = [
  {
    name: 'a list of goods',
    strings: ['<t>品名</t>', '<t>Цена</t>', '<t xml:space="preserve"> coal &amp; ore </t>'],
    rows: (maker) =>
      row(maker, 1, [
        ['A', ...text(maker, 0, '品名'), '3'],
        ['B', ...text(maker, 1, 'Цена'), '3'],
      ]) +
      row(maker, 2, [
        ['A', ...text(maker, 2, ' coal &amp; ore ')],
        ['B', '', '<v>1234.5</v>', '1'],
        ['C', 'b', '<v>1</v>'],
        ['D', 'e', '<v>#N/A</v>'],
      ]),
  },
  {
    name: 'formulas, shared ones and an array',
    strings: ['<t>x</t>'],
    rows: (maker) =>
      row(maker, 1, [
        ['A', '', '<v>2</v>'],
        ['B', '', '<v>3</v>'],
        ['C', '', `<f${maker.formulaTail}>A1*B1</f><v>6</v>`],
      ]) +
      row(maker, 2, [
        ['A', '', '<v>4</v>'],
        ['B', '', '<v>5</v>'],
        ['C', '', '<f t="shared" ref="C2:C4" si="0">A2+$B$1</f><v>7</v>'],
      ]) +
      row(maker, 3, [
        ['A', '', '<v>6</v>'],
        ['B', '', '<v>7</v>'],
        ['C', '', '<f t="shared" si="0"/><v>9</v>'],
      ]) +
      row(maker, 4, [
        ['A', '', '<f t="array" ref="A4:B4">A1:B1*2</f><v>4</v>'],
        ['B', '', '<v>6</v>'],
        ['C', '', '<f t="shared" si="0"/><v>7</v>'],
      ]),
  },
  {
    name: 'days counted from 1904',
    from1904: true,
    strings: ['<t>Дата</t>'],
    rows: (maker) =>
      row(maker, 1, [['A', ...text(maker, 0, 'Дата')]]) +
      row(maker, 2, [
        ['A', '', '<v>44891</v>', '2'],
        ['B', 'd', '<v>2026-11-27T00:00:00</v>', '2'],
      ]),
  },
  {
    name: 'texts with readings and several looks',
    strings: [
      '<r><rPr><b/><sz val="11"/></rPr><t>合同</t></r><r><t xml:space="preserve"> No. 7</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>',
      `<t>${'长'.repeat(32_000)}</t>`,
    ],
    rows: (maker) =>
      row(maker, 1, [
        ['A', ...text(maker, 0, '合同 No. 7')],
        ['B', ...text(maker, 1, '東京')],
      ]) +
      row(maker, 2, [
        ['A', 'inlineStr', '<is><r><t>in</t></r><r><t>line_x000D_</t></r></is>'],
        ['B', 'str', '<f>A1&amp;"!"</f><v>合同 No. 7!</v>'],
        ['C', ...text(maker, 2, '长')],
      ]),
  },
  {
    name: 'merged cells, widths, frozen panes, validation and a chart',
    strings: ['<t>Итого</t>'],
    before:
      '<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="2" topLeftCell="B3" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="22.5" customWidth="1"/><col min="3" max="3" width="9" hidden="1"/></cols>',
    behind:
      '<autoFilter ref="A1:B4"/><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><conditionalFormatting sqref="B2"><cfRule type="cellIs" priority="1" operator="lessThan"><formula>0</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="!" error="只能选择" sqref="B2:B9"><formula1>"甲,乙,丙"</formula1></dataValidation></dataValidations><drawing r:id="rId1"/>',
    rows: (maker) =>
      row(maker, 1, [['A', ...text(maker, 0, 'Итого')]]) +
      row(maker, 2, [
        ['A', '', '<v>-1.5e-7</v>'],
        ['B', 'str', '<v>甲</v>'],
      ]),
  },
]
