import type { Calculate } from '../../core/description/calculation-result.ts'
import type { Calculator } from '../../core/description/calculator.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Json } from '../../core/values/json.ts'
import { linesOf } from '../../server/records/schema/table-mapping.ts'

/** The functions that the two sides of a module bring. */
interface Brought {
  readonly server: Calculate | undefined
  readonly page: Calculate | undefined
}

/** What a calculator says that its function does not do, or does that it does not say; asked of an example with a result. */
export function calculatorFaults(
  { inputs, results, working }: Calculator,
  doc: AnyDocument | undefined,
  { server, page }: Brought,
  example: Readonly<Record<string, Json>>,
): readonly string[] {
  if (server === undefined || page !== server) return ['the page calculates by another function than the server']
  const read = new Set<string>()
  const watched = new Proxy(example, {
    get: (values, name) => {
      read.add(String(name))
      return values[String(name)]
    },
  })
  const found = server(watched)
  const columns = Object.keys(linesOf(doc?.fields ?? {}).find(([name]) => name === working)?.[1] ?? {})
  const filled = new Set(found.working.flatMap(Object.keys))
  return [
    ...(found.lacks.length === 0 && found.working.length > 0 ? [] : ['its example has no result']),
    ...different('input', inputs, [...read]),
    ...different('result', results, Object.keys(found.results)),
    ...different('column', columns, [...filled]),
  ]
}

function different(what: string, described: readonly string[], real: readonly string[]): string[] {
  return [
    ...described.filter((name) => !real.includes(name)).map((name) => `${what} ${name} is dead`),
    ...real.filter((name) => !described.includes(name)).map((name) => `${what} ${name} is not described`),
  ]
}
