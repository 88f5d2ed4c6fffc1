import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { keyFinder, textIn } from '../../platform/data/reference-names.ts'
import type { Say } from '../../platform/session/use-words.ts'
import { isWrong } from '../inline-edit/inline-edit-changes.ts'
import { fromClipboard } from './clipboard.ts'
import type { Laid } from './column-layout.ts'
import { isRange, sizeOf, type Area, type Place } from './grid-area.ts'
import type { GridInteractions } from './grid-interactions.ts'
import type { Windows } from './grid-windows-type.ts'
import { gridWords } from './grid-words.ts'
import { cellsText, filledDown, pasted, type Laying } from './paste-into-cells.ts'
import type { Command } from './use-grid-keys.ts'

const mostCells = 10_000
const mostRows = 5_000

/** What commands work on: the grid as it stands at this moment. */
export interface GridNow {
  readonly windows: Windows
  readonly columns: readonly Laid[]
  readonly area: Area | null
  readonly work: GridInteractions | null
  readonly lang: Lang
  readonly t: Say
  readonly onOpen: (row: Values) => void
  readonly point: (row: number, column: number, extend: boolean) => void
  readonly show: (row: number, column: number) => void
}

/** Does what a key or the mouse asked of a cell. */
export function run(command: Command, at: Place, now: GridNow): void {
  const { windows, columns, work, onOpen } = now
  const row = windows.row(at.row)
  const field = columns[at.column]?.field
  if (windows.group(at.row) && (command === 'open' || command === 'toggle')) windows.toggle(at.row)
  else if (command === 'open' && row) {
    if (!openCell(field, row, now)) onOpen(row)
  } else if (command === 'edit' && row) {
    openOrTell(field, row, now)
  } else if (command === 'toggle' && row) work?.selection.toggle(at.row, row)
  else if (command === 'range') selectTo(at.row, now)
  else if (command === 'all' && work) {
    if (work.selection.store.getState().all) work.selection.clear()
    else work.selection.everything()
  } else if (command === 'peek' && row) work?.onPeek(at.row)
  else if (command === 'leave') leave(at, now)
  else if (work?.edit) edited(command, at, now)
}

/** What was pressed before typing has come opens its cell as soon as it has. */
function openOrTell(field: DescribedField | undefined, row: Values, now: GridNow): void {
  const { work } = now
  if (openCell(field, row, now)) return
  if (work?.onceEditable === undefined) return tell(now, gridWords.readOnly)
  work.onceEditable((edit) => openOrTell(field, row, { ...now, work: { ...work, edit, onceEditable: undefined } }))
}

/** Opens the input of a cell; false when nobody types there. */
export function openCell(field: DescribedField | undefined, row: Values, { work }: GridNow): boolean {
  if (!field || !work?.edit?.allows(field, row)) return false
  work.edit.open({ id: String(row.id), field: field.name })
  return true
}

/** Chooses the rows from the last one chosen to this one. */
export function selectTo(index: number, now: GridNow): void {
  const { work, windows } = now
  if (!work) return
  const from = work.selection.store.getState().anchor ?? index
  if (Math.abs(from - index) >= mostRows) return tell(now, gridWords.tooMany, { n: mostRows })
  void load(now, Math.min(from, index), Math.max(from, index), (rows) =>
    work.selection.add(rows.filter((row) => row !== undefined)),
  )
  if (from === index) {
    const row = windows.row(index)
    if (row) work.selection.toggle(index, row)
  }
}

/** Goes from an open cell to the next one that may be typed, along the row and on into the next. */
export function openNext(from: Place, by: 1 | -1, now: GridNow): boolean {
  const { windows, columns, point, show } = now
  for (let { row, column } = from, steps = columns.length * 2; steps > 0; steps -= 1) {
    column += by
    if (column < 0 || column >= columns.length) {
      row += by
      column = by > 0 ? 0 : columns.length - 1
    }
    const values = windows.row(row)
    if (!values) return false
    if (!openCell(columns[column]?.field, values, now)) continue
    point(row, column, false)
    show(row, column)
    return true
  }
  return false
}

/** Puts the chosen cells on the clipboard; answers whether there were any. */
export function copy(data: DataTransfer, now: GridNow): boolean {
  const { area, windows, columns, lang, t } = now
  if (!area || area.bottom < 0) return false
  if (sizeOf(area) > mostCells) {
    tell(now, gridWords.tooManyCells, { n: mostCells })
    return true
  }
  const fields = columns.slice(area.left, area.right + 1).map(({ field }) => field)
  const text = (rows: readonly (Values | undefined)[]) => cellsText(rows, fields, valueIn(now), textIn(lang))
  const rows = Array.from({ length: area.bottom - area.top + 1 }, (_, at) => windows.row(area.top + at))
  if (rows.every((row) => row !== undefined)) data.setData('text/plain', text(rows))
  // Rows far away come from the server; the clipboard takes them when they are here.
  else
    void load(now, area.top, area.bottom, (read) => {
      void navigator.clipboard.writeText(text(read))
    })
  if (isRange(area)) toast.success(t(gridWords.copied, { n: sizeOf(area) }))
  return true
}

/** Lays what is on the clipboard over the cells from the first chosen one on. */
export function paste(text: string, now: GridNow): void {
  const { area, work, columns, lang } = now
  if (!area || area.bottom < 0 || !work?.edit) return
  const { allows, put } = work.edit
  const texts = fromClipboard(text)
  const height = Math.max(texts.length, area.bottom - area.top + 1)
  if (
    texts.reduce((sum, cells) => sum + cells.length, 0) > mostCells ||
    (texts.length === 1 && sizeOf(area) > mostCells)
  )
    return tell(now, gridWords.tooManyCells, { n: mostCells })
  const fields = columns.slice(area.left).map(({ field }) => field)
  void load(now, area.top, area.top + height - 1, (rows) =>
    lay(pasted(texts, area, { fields, rows, allows }, { lang, codeOf: keyFinder(lang) }), put, now),
  )
}

function edited(command: Command, at: Place, now: GridNow): void {
  const { area, work, columns, windows } = now
  const edit = work?.edit
  const cells = area ?? { top: at.row, bottom: at.row, left: at.column, right: at.column }
  if (!edit) return
  const fields = columns.slice(cells.left, cells.right + 1).map(({ field }) => field)
  if (command === 'save') void edit.save()
  else if (command === 'nextWrong') toWrong(at, now)
  else if (sizeOf(cells) > mostCells) tell(now, gridWords.tooManyCells, { n: mostCells })
  else if (command === 'undo')
    void load(now, cells.top, cells.bottom, (rows) =>
      edit.undo(rows.flatMap((row) => (row ? fields.map(({ name }) => ({ id: String(row.id), field: name })) : []))),
    )
  else if (command === 'clear')
    void load(now, cells.top, cells.bottom, (rows) =>
      lay(
        pasted([['']], cells, { fields, rows, allows: edit.allows }, { lang: now.lang, codeOf: () => null }),
        edit.put,
        now,
      ),
    )
  else if (command === 'fill') {
    const source = windows.row(cells.top === cells.bottom ? cells.top - 1 : cells.top)
    const first = cells.top === cells.bottom ? cells.top : cells.top + 1
    if (source)
      void load(now, first, cells.bottom, (rows) =>
        lay(filledDown(source, valueIn(now), { fields, rows, allows: edit.allows }), edit.put, now),
      )
  }
}

function lay({ changes, skipped }: Laying, put: (changes: Laying['changes']) => void, now: GridNow): void {
  put(changes)
  if (skipped > 0) toast.warning(now.t(gridWords.skipped, { n: changes.length, skipped }))
  else if (changes.length > 1) toast.success(now.t(gridWords.pasted, { n: changes.length }))
}

function toWrong(at: Place, { windows, columns, work, point, show }: GridNow): void {
  const edits = work?.edit?.store.getState().edits
  if (!edits) return
  for (let step = 1; step <= windows.total * columns.length; step += 1) {
    const place = at.row * columns.length + at.column + step
    const row = Math.floor(place / columns.length) % windows.total
    const column = place % columns.length
    const edit = edits.get(String(windows.row(row)?.id ?? ''))
    // Rows without edits are passed over as a whole.
    if (!edit || (!isWrong(edit) && edit.trouble === null && Object.keys(edit.refused).length === 0)) {
      step += columns.length - 1 - column
      continue
    }
    const name = columns[column]?.field.name ?? ''
    const seen = [...Object.keys(edit.errors), ...Object.keys(edit.refused)].some((wrong) =>
      columns.some(({ field }) => field.name === wrong),
    )
    // A row that is wrong in no cell to be seen is stood on at its first one.
    if (!(name in edit.errors) && !(name in edit.refused) && !(column === 0 && !seen)) continue
    point(row, column, false)
    show(row, column)
    return
  }
}

function leave({ row, column }: Place, { area, work, point }: GridNow): void {
  if (isRange(area)) point(row, column, false)
  else work?.selection.clear()
}

function valueIn({ work }: GridNow): (row: Values, name: string) => Json {
  const edits = work?.edit?.store.getState().edits
  return (row, name) => {
    const edit = edits?.get(String(row.id))
    const cell = edit?.cells[name]
    return cell ? cell.value : (edit?.computed[name] ?? row[name] ?? null)
  }
}

function load(
  now: GridNow,
  from: number,
  to: number,
  then: (rows: readonly (Values | undefined)[]) => void,
): Promise<void> {
  const { windows } = now
  return windows
    .load(from, Math.max(from, Math.min(to, windows.total - 1)))
    .then((rows) => then([...rows, ...Array<undefined>(Math.max(0, to - windows.total + 1))]))
    .catch((failure: unknown) => {
      toast.error(failureText(failure))
    })
}

function tell({ t }: GridNow, words: Words, params?: Readonly<Record<string, number>>): void {
  toast.warning(t(words, params))
}
