import type { Page } from '@playwright/test'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'

const rowsInSight = 20

/**
 * What a list hides at first sight: main columns and tools beyond the edge, labels that are cut or broken inside of a
 * word, cut numbers and tags, rows.
 */
export async function hiddenIn(page: Page, doc: Described): Promise<readonly string[]> {
  const grid = page.getByRole('grid').first()
  if ((await grid.count()) === 0 || opensAsChart(doc)) return []
  const labels = mainFields(doc).map(({ label }) => label)
  const number = doc.fields.find(({ name }) => name === numberOf(doc))?.label ?? ''
  return grid.evaluate(hidden, { labels, number, rowsInSight })
}

/** Bars over days have the columns that they have room for; everything else stands in the table beside. */
function opensAsChart({ lists }: Described): boolean {
  return lists.some(({ views }) => views?.opens === 'gantt')
}

/** The field with the number of a record: its own, or one that is shown whole like a number. */
function numberOf({ numberField, fields }: Described): string | null {
  return numberField ?? fields.find(({ whole }) => whole === true)?.name ?? null
}

/** The fields that tell one record from another: number, party, currency, amount, day, state. */
function mainFields(doc: Described): readonly DescribedField[] {
  const [list, ...others] = doc.lists
  const everywhere = (list?.columns ?? []).filter((column) => others.every(({ columns }) => columns.includes(column)))
  const listed = everywhere.flatMap((column) => doc.fields.filter(({ name }) => name === column))
  const first = (fits: (field: DescribedField) => boolean): readonly DescribedField[] => listed.filter(fits).slice(0, 1)
  return [
    ...first(({ name }) => name === numberOf(doc)),
    ...first(({ kind, to }) => kind === 'reference' && to === 'contracts.counterparty'),
    ...first(({ group }) => group === 'currency'),
    ...first(({ kind }) => kind === 'money'),
    ...first(({ kind }) => kind === 'date'),
    ...first(({ name }) => name === doc.stateField),
  ]
}

interface InSight {
  readonly labels: readonly string[]
  readonly number: string
  readonly rowsInSight: number
}

// Runs in the page.
function hidden(grid: Element, { labels, number, rowsInSight }: InSight): string[] {
  const frame = grid.getBoundingClientRect()
  const heads = [...grid.querySelectorAll('[role=columnheader][aria-label]')].filter(
    (head) => head.getClientRects().length > 0,
  )
  const within = (head: Element) =>
    head.getBoundingClientRect().left >= frame.left - 1 && head.getBoundingClientRect().right <= frame.right + 1
  const missing = labels.filter(
    (label) => !heads.some((head) => head.getAttribute('aria-label') === label && within(head)),
  )
  const cut = heads.filter((head) =>
    [...head.querySelectorAll('span')].some((span) => span.scrollHeight > span.clientHeight + 1),
  )
  const broken = heads.filter((head) => [...head.querySelectorAll('span')].some(breaksWord))
  const rows = [...grid.querySelectorAll('[role=row][data-row]')]
  const below = rows.filter((row) => row.getBoundingClientRect().bottom > frame.bottom + 1)
  const few = rows.length - below.length < rowsInSight && below.length > 0
  const tools = [...document.querySelectorAll('main button')].filter(
    (tool) => !grid.contains(tool) && tool.getBoundingClientRect().right > innerWidth,
  )
  const tags = [...grid.querySelectorAll('[role=gridcell] span')].filter(
    (span) => getComputedStyle(span).borderRadius !== '0px' && span.scrollWidth > span.clientWidth,
  )
  const name = (head: Element) => head.getAttribute('aria-label') ?? ''
  const place = heads.find((head) => name(head) === number)?.getAttribute('aria-colindex') ?? ''
  const numbers = [...grid.querySelectorAll(`[role=gridcell][aria-colindex="${place}"]`)].filter((cell) =>
    [cell, ...cell.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
    ),
  )
  return [
    ...missing.map((label) => `out of sight: ${label}`),
    ...cut.map((head) => `cut: ${name(head)}`),
    ...broken.map((head) => `broken: ${name(head)}`),
    ...[...new Set(tags.map(({ textContent }) => textContent))].map((text) => `cut tag: ${text}`),
    ...numbers.slice(0, 3).map(({ textContent }) => `cut number: ${textContent}`),
    ...tools.map((tool) => `beyond the edge: ${tool.textContent}${name(tool)}`),
    ...(few ? [`${rows.length - below.length} rows`] : []),
  ]

  function breaksWord(span: Element): boolean {
    const text = span.firstChild
    if (!(text instanceof Text)) return false
    return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)].some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
  }
}
