import { Tabs } from 'antd'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHost } from '../../field-services.ts'
import { inputWords } from '../../shared-inputs/words.ts'
import type { FileRecord } from '../file-record.ts'
import { viewWords } from '../words.ts'
import { requireBounded } from './bounded-zip.ts'
import { readSheets } from './read-sheets.ts'
import type { ShownSheet } from './shown-sheet.ts'
import { usePaper } from './use-opened-file.ts'
import css from './view-dialog.module.css'

/** The beginning of every sheet of a workbook, as text. */
export default function XlsxView({ file }: { readonly file: FileRecord }) {
  const { say, fileContent } = useHost()
  const sheets = usePaper(async (signal) => {
    const bytes = await fileContent(file)
    await requireBounded(bytes)
    return readSheets(bytes, signal)
  })
  if (!sheets) return <Skeleton lines={8} />
  return (
    <Tabs
      aria-label={say(viewWords.sheets)}
      items={sheets.map((sheet, at) => ({ key: String(at), label: sheet.name, children: <Sheet sheet={sheet} /> }))}
    />
  )
}

function Sheet({ sheet: { rows, cut } }: { readonly sheet: ShownSheet }) {
  const { say } = useHost()
  if (rows.length === 0) return <Empty small title={say(inputWords.noData)} />
  return (
    <>
      <div className={css.sheet}>
        <table>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cut && <p className={css.note}>{say(viewWords.part)}</p>}
    </>
  )
}
