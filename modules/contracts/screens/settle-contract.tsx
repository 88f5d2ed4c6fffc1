import { Button } from 'antd'
import { Icon } from '../../../ui/icon.tsx'
import { type DetailTabProps, openPage, useCan, useWords } from '../../../web/define.ts'
import { settleableContract } from '../states.ts'
import { settleWords } from '../words/settle.ts'

const settleable: readonly unknown[] = settleableContract

/** From a contract in force to its settlement, goods for goods where it is barter. */
export default function SettleContract({ record }: DetailTabProps) {
  const t = useWords()
  const isBarter = record['contractType'] === 'yh'
  const may = useCan(isBarter ? 'yhjs-xz' : 'jsgl-xz')
  if (!may || !settleable.includes(record['contractStatus'])) return null
  const path = `/doc/contracts/${isBarter ? 'barterSettlement' : 'settlement'}/new?relatedContract=${String(record['id'])}`
  return (
    <Button icon={<Icon name="plus" size={16} />} onClick={() => openPage(path)}>
      {t(isBarter ? settleWords.barter : settleWords.settle)}
    </Button>
  )
}
