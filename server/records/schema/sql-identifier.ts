import { raw, type Sql } from 'sql-template-tag'

const shape = /^[a-z][a-z0-9_]{0,62}$/

const nameShape = /^[a-z][A-Za-z0-9]{0,62}$/

/** A field's name as the name of a column in an answer. */
export function answerName(name: string): Sql {
  if (!nameShape.test(name)) throw new Error(`not a field's name: ${name}`)
  return raw(`"${name}"`)
}

/** `paymentPlan` -> `payment_plan`, the spelling of tables and columns. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * An identifier as a piece of SQL. The one way a name enters a statement: it comes from a description,
 * never from a request, and anything but lower-case letters, digits and _ is our own bug.
 */
export function identifier(...path: string[]): Sql {
  for (const part of path) if (!shape.test(part)) throw new Error(`not an SQL name: ${part}`)
  return raw(path.map((part) => `"${part}"`).join('.'))
}
