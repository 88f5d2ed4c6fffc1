/**
 * What the product is measured against: a page as a good developer writes it by hand, without session, rights or audit.
 */
export interface ByHand {
  /** The document's path in the product, and who asks. */
  readonly path: string
  readonly who: string
  /** Its table in the schema `by_hand`. */
  readonly table: string
  /** Copies the table, so that neither side profits from the other's indexes, and makes those that the pages need. */
  readonly prepare: string
  readonly lists: readonly ListByHand[]
}

export interface ListByHand {
  readonly work: string
  /** What the product is asked; `call` is `page` when not said. */
  readonly call?: 'page' | 'totals'
  readonly request: object
  /** The same by hand; each with the values `$1`, `$2` … in their order. */
  readonly statements: readonly string[]
  readonly values: readonly unknown[]
}

/** A copy of a table without any index. */
export function copyOf(table: string, name: string): string {
  return `create table by_hand.${name} as select * from ${table} where del_flag = 0; alter table by_hand.${name} add primary key (id);`
}

/** The name of a dictionary's entry, joined under an alias. */
export function dictionaryNamed(alias: string, group: string, column: string): string {
  return `left join base.dictionary ${alias} on ${alias}.dic_group = '${group}' and ${alias}.dic_code = ${column} and ${alias}.del_flag = 0`
}
