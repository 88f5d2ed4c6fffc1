import type { DetailTabProps } from '../../../web/define.ts'
import { PlanButton } from './plan-button.tsx'

/** From an approved barter settlement to a plan of the difference that is settled by money. */
export default function PlanOfBarter({ record }: DetailTabProps) {
  const isDue = record['approvalStatus'] === '2' && record['diffBy'] === 'cash'
  return (
    isDue && <PlanButton sells={!String(record['diff']).startsWith('-')} from={['barterId', String(record['id'])]} />
  )
}
