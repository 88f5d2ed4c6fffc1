/** Texts as PostgreSQL writes an array of them, for arrays that are themselves elements of an array. */
export function arrayText(values: readonly unknown[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : `"${escaped(String(value))}"`)).join()}}`
}

const signs = /["\\]/

function escaped(text: string): string {
  return signs.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text
}
