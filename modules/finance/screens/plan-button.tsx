import { Button } from 'antd'
import { Icon } from '../../../ui/icon.tsx'
import { openPage, useCan, useWords } from '../../../web/define.ts'
import { wayWords } from '../words/ways.ts'

interface PlanButtonProps {
  readonly sells: boolean
  /** The field of the plan that names where it comes from, and the id. */
  readonly from: readonly [field: string, id: string]
}

/** Opens the form of a payment or receipt plan, filled from the record it comes from. */
export function PlanButton({ sells, from: [field, id] }: PlanButtonProps) {
  const t = useWords()
  const may = useCan(sells ? 'skjh-xz' : 'fkjh-xz')
  if (!may) return null
  const document = sells ? 'receiptPlan' : 'paymentPlan'
  return (
    <Button
      icon={<Icon name="plus" size={16} />}
      onClick={() => openPage(`/doc/finance/${document}/new?${field}=${id}`)}
    >
      {t(sells ? wayWords.receive : wayWords.pay)}
    </Button>
  )
}
