/**
 * How the figure of a rule is made: days until or since a day, a number as it stands, a share of another, or freely.
 */
export interface AlertFigure {
  readonly way: 'until' | 'since' | 'number' | 'share' | 'free'
  readonly field: string
  /** What the share is of. */
  readonly of: string
}

const name = '([A-Za-z_][A-Za-z0-9_]*)'
const shapes: readonly (readonly [AlertFigure['way'], RegExp])[] = [
  ['until', new RegExp(`^daysBetween\\(today\\(\\), ${name}\\)$`)],
  ['since', new RegExp(`^daysBetween\\(${name}, today\\(\\)\\)$`)],
  ['share', new RegExp(`^round\\(div\\(mul\\(${name}, 100\\), ${name}\\), 2\\)$`)],
  ['number', new RegExp(`^${name}$`)],
]

/** What an expression says, as far as it is one of the ways. */
export function figureOf(expression: string): AlertFigure {
  for (const [way, shape] of shapes) {
    const [, field, of = ''] = shape.exec(expression.trim()) ?? []
    if (field !== undefined) return { way, field, of }
  }
  return { way: expression.trim() === '' ? 'until' : 'free', field: '', of: '' }
}

/** The expression of a figure; empty while a field is still to be chosen, and null where it is written freely. */
export function expressionOfFigure({ way, field, of }: AlertFigure): string | null {
  switch (way) {
    case 'until':
      return field === '' ? '' : `daysBetween(today(), ${field})`
    case 'since':
      return field === '' ? '' : `daysBetween(${field}, today())`
    case 'number':
      return field
    case 'share':
      return field === '' || of === '' ? '' : `round(div(mul(${field}, 100), ${of}), 2)`
    case 'free':
      return null
  }
}
