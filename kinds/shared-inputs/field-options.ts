import type { DescribedField } from '../../core/description/described-document.ts'

/** A text option of a described field, or what stands in for it. */
export function textOption(field: DescribedField, name: string, otherwise = ''): string {
  const value = field[name]
  return typeof value === 'string' ? value : otherwise
}

/** A number option; descriptions may carry bounds as decimal texts, which are read apart. */
export function numberOption(field: DescribedField, name: string, otherwise: number): number {
  const value = field[name]
  return typeof value === 'number' ? value : otherwise
}

/** A list of texts, such as extensions or ids. */
export function listOption(field: DescribedField, name: string): readonly string[] {
  const value = field[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Whether an option is switched on. */
export function flagOption(field: DescribedField, name: string): boolean {
  return field[name] === true
}

/** An option that maps texts to texts, such as `fill`. */
export function mapOption(field: DescribedField, name: string): Readonly<Record<string, string>> {
  const value = field[name]
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
