import type { DetailTabProps } from '../../../web/define.ts'
import { PlanButton } from './plan-button.tsx'

const inForce: readonly unknown[] = ['3', '4']

/** From a contract in force to a plan of what it pays or receives. */
export default function PlanOfContract({ record }: DetailTabProps) {
  return (
    inForce.includes(record['contractStatus']) && (
      <PlanButton sells={record['direction'] === 'sell'} from={['contractId', String(record['id'])]} />
    )
  )
}
