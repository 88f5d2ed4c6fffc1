import type { Calculator } from '../../core/description/calculator.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCalculatorFunction } from '../form/calculation/use-calculator-function.ts'
import { Variants } from '../form/calculation/variants.tsx'
import { ErrorState } from '../platform/page/error-state.tsx'
import type { DetailTabProps } from './detail-tab-registry.ts'

/** The variants of a record that is read. */
export default function CalculationTab({ doc, record }: DetailTabProps) {
  return (doc.calculators ?? []).map((one) => <Read key={one.name} doc={doc} record={record} calculator={one} />)
}

interface ReadProps extends DetailTabProps {
  readonly calculator: Calculator
}

function Read({ doc, record, calculator }: ReadProps) {
  const { calculate, error } = useCalculatorFunction(doc.module, calculator.name)
  if (error) return <ErrorState error={error} onRetry={() => location.reload()} />
  if (calculate === null) return <Skeleton lines={4} />
  return <Variants doc={doc} values={record} calculate={calculate} calculator={calculator} />
}
