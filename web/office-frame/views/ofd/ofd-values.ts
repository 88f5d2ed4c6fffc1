/** Millimetres, as everything in an OFD is measured. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The numbers of an attribute; whatever is none is left out. */
export function numbersIn(text: string | null): readonly number[] {
  return (text ?? '')
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter((value) => Number.isFinite(value))
}

export function boxIn(text: string | null): Box | null {
  const [x, y, width, height] = numbersIn(text)
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { x, y, width, height }
}

/** Steps between characters, in which `g 3 2.5` stands for three steps of 2.5. */
export function stepsIn(text: string | null): readonly number[] {
  const steps: number[] = []
  const parts = (text ?? '').trim().split(/\s+/)
  for (let at = 0; at < parts.length; at += 1) {
    if (parts[at] !== 'g') {
      const step = Number(parts[at])
      if (parts[at] !== '' && Number.isFinite(step)) steps.push(step)
      continue
    }
    const [times, step] = [Math.min(Number(parts[at + 1]), mostSteps), Number(parts[at + 2])]
    if (times > 0 && Number.isFinite(step)) steps.push(...Array.from<number>({ length: times }).fill(step))
    at += 2
  }
  return steps
}

const mostSteps = 10_000

/** A colour of one, three or four numbers; null for what is not one plain colour. */
export function colourIn(text: string | null): string | null {
  const [first, second, third, fourth] = numbersIn(text)
  if (first === undefined) return null
  if (second === undefined || third === undefined) return `rgb(${first} ${first} ${first})`
  if (fourth === undefined) return `rgb(${first} ${second} ${third})`
  const [cyan, magenta, yellow] = [first, second, third].map((part) => Math.round((255 - part) * (1 - fourth / 255)))
  return `rgb(${cyan} ${magenta} ${yellow})`
}

const letters: Readonly<Record<string, string>> = { S: 'M', M: 'M', L: 'L', Q: 'Q', B: 'C', A: 'A', C: 'Z' }

/** A path in the letters of SVG; what is neither a letter of the format nor a number ends it. */
export function pathIn(text: string): string {
  const drawn: string[] = []
  for (const part of text.trim().split(/[\s,]+/)) {
    const letter = letters[part]
    if (letter === undefined && !Number.isFinite(Number(part))) break
    drawn.push(letter ?? part)
  }
  return drawn.join(' ')
}
