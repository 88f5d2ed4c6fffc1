import type { DetailTabProps } from '../../../web/define.ts'
import { PlanButton } from './plan-button.tsx'

/** From an approved settlement to a plan of what it owes. */
export default function PlanOfSettlement({ record }: DetailTabProps) {
  return (
    record['approvalStatus'] === '2' && (
      <PlanButton sells={record['direction'] === 'sell'} from={['settlementId', String(record['id'])]} />
    )
  )
}
