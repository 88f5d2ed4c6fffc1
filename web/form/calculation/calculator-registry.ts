import type { Calculate } from '../../../core/description/calculation-result.ts'

/** Functions of calculators, by their names. */
export type Calculators = Readonly<Record<string, () => Promise<Calculate>>>

const added = new Map<string, () => Promise<Calculate>>()

/** Adds what a module brings; called once per module when the pages are put together. */
export function addCalculators(module: string, more: Calculators): void {
  for (const [name, load] of Object.entries(more)) added.set(`${module}.${name}`, load)
}

/** Loads the function of a calculator; undefined when no module brings it. */
export function calculatorNamed(module: string, name: string): (() => Promise<Calculate>) | undefined {
  return added.get(`${module}.${name}`)
}
