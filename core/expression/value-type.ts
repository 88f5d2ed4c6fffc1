/**
 * What a name in an expression stands for. `decimal`: a decimal string; `time`: epoch ms, counts as a
 * decimal; `flag`: '0' | '1'; `day`: YYYY-MM-DD; `list`: texts; `rows`: lines of a sub-table.
 */
export type ValueType = 'decimal' | 'text' | 'flag' | 'day' | 'time' | 'list' | { readonly rows: NameTypes }

export interface NameTypes {
  readonly [name: string]: ValueType
}
