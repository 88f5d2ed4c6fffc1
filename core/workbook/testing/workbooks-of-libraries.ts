import { writeXlsx } from 'hucre/xlsx'
import writeWithAnother from 'write-excel-file/node'

/** Workbooks as libraries make them, and not as this product would. */
export const workbooksOfLibraries: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  {
    name: 'a list with a frozen head by the library that writes our exports',
    bytes: await writeXlsx({
      sheets: [
        {
          name: '价目',
          rows: [
            ['品名', 'Цена', true],
            ['coal', 12.5, new Date(Date.UTC(2026, 10, 28))],
            ['ore', -3, null],
          ],
          freezePane: { rows: 1 },
          merges: [{ startRow: 2, startCol: 1, endRow: 2, endCol: 2 }],
        },
        { name: 'b', rows: [['x']] },
      ],
    }),
  },
  {
    name: 'a table by the library that writes our exports',
    bytes: await writeXlsx({
      sheets: [
        {
          name: 'T',
          rows: [
            ['品名', 'Цена'],
            ['coal', 1],
            ['ore', 2],
          ],
          tables: [{ name: 'goods', range: 'A1:B3', columns: [{ name: '品名' }, { name: 'Цена' }] }],
        },
      ],
    }),
  },
  {
    name: 'a list by another library',
    bytes: new Uint8Array(
      await writeWithAnother([
        [{ value: '品名', fontWeight: 'bold' }, { value: 'Цена' }],
        [{ value: 'coal' }, { value: 12.5, format: '#,##0.00' }],
      ]).toBuffer(),
    ),
  },
]
