/** One statement as the driver takes it; what `sql-template-tag` builds is one. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** A prepared statement's name: one name, one text, for the life of the process. */
  readonly name?: string
  /** Planned once and never again for other values: only where every value is answered by the same index. */
  readonly plannedOnce?: true
  /** Takes long: it has a connection of its own, beside what else is asked for in the same turn. */
  readonly long?: true
}

export type Row = Record<string, unknown>

/** Whatever answers statements: a pool, or the one connection of a transaction. */
export interface Sql {
  /** The rows; an update that wants to know what it changed says `returning`. */
  query<R extends object = Row>(statement: Statement): Promise<R[]>
}

/** The pool or an open transaction: whatever a piece of work talks to. */
export interface Connection extends Sql {
  /**
   * For short statements that commit by themselves at once, whatever becomes of the transaction beside them.
   * They reach the disk no later than the next ordinary commit, not before they are answered.
   */
  readonly aside: Sql
}

/** A statement that each connection plans once and keeps under its name. */
export function named(name: string, statement: Statement): Statement {
  return { name, text: statement.text, values: statement.values }
}

/** A statement put together for good: what the template builds does so anew whenever its text is read. */
export function plain({ text, values }: Statement): Statement {
  return { text, values }
}

const names = new Map<string, string>()

/**
 * A statement kept prepared under a name derived from its text. Only for texts of which there are
 * finitely many (values are parameters, never part of the text): each stays in memory for good.
 */
export function prepared(statement: Statement): Statement {
  const { text, values } = statement
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

/** Prepared statements by keys that say all their texts follow from. */
export type KeptTexts = Map<string, Pick<Statement, 'name' | 'text'>>

/** The same where the text is long: it is put together and compared once for each key. */
export function preparedFor(texts: KeptTexts, key: string, statement: Statement): Statement {
  const known = texts.get(key)
  if (known !== undefined) return { ...known, values: statement.values }
  const { name = '', text, values } = prepared(statement)
  texts.set(key, { name, text })
  return { name, text, values }
}

const mostTexts = 2_000
let asked = new Map<string, string | null>()
let repeats = 0

/**
 * A statement whose text follows what people ask for, kept prepared from its second time on. There is no end to such
 * texts, so each connection keeps only the latest of them: see the pool.
 */
export function repeated({ text, values }: Statement): Statement {
  const kept = asked.get(text)
  if (kept === undefined && asked.size >= mostTexts) asked = new Map()
  const name = kept === null ? `${repeatedMark}${(repeats += 1)}` : (kept ?? null)
  if (name !== kept) asked.set(text, name)
  return name === null ? { text, values } : { name, text, values }
}

const repeatedMark = 'r'

/** Whether a prepared statement's name is one of those that come and go. */
export function isRepeated(name: string): boolean {
  return name.startsWith(repeatedMark)
}
