import type { CellProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { linesWords } from '../shared-inputs/words.ts'

/** How many rows there are. */
export function LinesCell({ value }: CellProps) {
  const { say } = useHost()
  return Array.isArray(value) && value.length > 0 ? <>{say(linesWords.count, { n: value.length })}</> : null
}
