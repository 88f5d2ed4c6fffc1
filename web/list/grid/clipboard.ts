/**
 * Cells as spreadsheets put them on the clipboard: tabs between, a break after each row; what holds either,
 * or begins with a quote, stands in quotes with its own quotes doubled.
 */
export function toClipboard(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join('\t')}\r\n`).join('')
}

/** The rows and cells of what was copied in a spreadsheet; the break after the last row opens none. */
export function fromClipboard(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let cells: string[] = []
  for (const { cell, ends } of cellsOf(text.replace(/\r\n?/g, '\n'))) {
    cells.push(cell)
    if (!ends) continue
    rows.push(cells)
    cells = []
  }
  return rows
}

/** Text that a spreadsheet would run as a formula is marked as the text it is. */
export function inert(text: string): string {
  return /^[=+@-]/.test(text) && !/^[+-]?[\d\s.,]+$/.test(text) ? `'${text}` : text
}

/** The mark of `inert` taken off again. */
export function plain(text: string): string {
  return /^'[=+@-]/.test(text) ? text.slice(1) : text
}

function quoted(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function* cellsOf(text: string): Generator<{ readonly cell: string; readonly ends: boolean }> {
  let at = 0
  do {
    const { cell, next } = cellAt(text, at)
    const ends = next >= text.length || text[next] === '\n'
    yield { cell, ends }
    at = next + 1
    // A break at the very end closes the last row; a tab there opens one more, empty cell.
  } while (at < text.length || text[at - 1] === '\t')
}

function cellAt(text: string, from: number): { readonly cell: string; readonly next: number } {
  const closed = text[from] === '"' ? closing(text, from + 1) : -1
  if (closed > 0) return { cell: text.slice(from + 1, closed).replaceAll('""', '"'), next: closed + 1 }
  const next = nextOf(text, from)
  return { cell: text.slice(from, next), next }
}

/** Where the quotes close before a tab or break; -1 when the quote is but a letter of the text. */
function closing(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1
    else return at + 1 >= text.length || text[at + 1] === '\t' || text[at + 1] === '\n' ? at : -1
  }
  return -1
}

function nextOf(text: string, from: number): number {
  const tab = text.indexOf('\t', from)
  const end = text.indexOf('\n', from)
  return Math.min(tab < 0 ? text.length : tab, end < 0 ? text.length : end)
}
