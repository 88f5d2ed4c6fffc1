/** A clause of a template, filled, or of a text. */
export interface Clause {
  readonly no: string
  readonly titleZh: string
  readonly zh: string
  readonly titleOther: string | null
  readonly other: string | null
  readonly mandatory: string | null
}

type Change = 'same' | 'changed' | 'added'

/** What a text makes of the clauses of its template: each clause, and which mandatory ones are not as they were. */
export interface Compared {
  readonly changes: readonly Change[]
  /** Mandatory clauses that were changed or left out, by number and title. */
  readonly touched: readonly string[]
}

/** Holds the clauses of a text against those of its template, which say what the contract says. */
export function compareClauses(template: readonly Clause[], text: readonly Clause[]): Compared {
  const changes = text.map((clause): Change => {
    const source = template.find(({ no }) => no === clause.no)
    if (source === undefined) return 'added'
    return isSame(source, clause) ? 'same' : 'changed'
  })
  const touched = template
    .filter(({ mandatory }) => mandatory === '1')
    .flatMap((source) => {
      const at = text.findIndex(({ no }) => no === source.no)
      if (at < 0) return [`− ${source.no} ${source.titleZh}`]
      return changes[at] === 'changed' ? [`≠ ${source.no} ${source.titleZh}`] : []
    })
  return { changes, touched }
}

const told = ['titleZh', 'zh', 'titleOther', 'other'] as const

function isSame(one: Clause, other: Clause): boolean {
  return told.every((name) => plain(one[name]) === plain(other[name]))
}

/** How a text is broken into lines and spaced changes nothing of what it says. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
