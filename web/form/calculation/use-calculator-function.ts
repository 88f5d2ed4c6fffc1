import { useQuery } from '@tanstack/react-query'
import { calculatorNamed } from './calculator-registry.ts'

/** The function of a calculator, once it has come; null until then. */
export function useCalculatorFunction(module: string, name: string) {
  const { data, error } = useQuery({
    queryKey: ['calculator', module, name],
    queryFn: () => loaded(module, name),
    staleTime: Infinity,
    structuralSharing: false,
  })
  return { calculate: data ?? null, error }
}

async function loaded(module: string, name: string) {
  const load = calculatorNamed(module, name)
  if (load === undefined) throw new Error(`no module brings ${module}.${name}`)
  return load()
}
