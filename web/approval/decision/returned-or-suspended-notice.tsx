import { Alert } from 'antd'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { Instance } from './approval-instance-queries.ts'
import { approvalWords } from './words.ts'

/** Why a document came back, on top of it for whoever is to correct it; or who has stopped it for a while. */
export function CaseNotice({ instance }: { readonly instance: Instance | null }) {
  const t = useWords()
  const stamp = useStamp()
  const last = instance?.log.at(-1)
  if (instance?.suspended) {
    const { name, at, reason } = instance.suspended
    return (
      <Alert
        type="warning"
        showIcon
        title={t(approvalWords.suspendedBy, { name, time: stamp(at, 'minute') })}
        description={reason === null ? null : t(approvalWords.suspendedWhy, { reason })}
      />
    )
  }
  if (instance?.status !== '0' || last?.verb !== 'reject') return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t(approvalWords.returnedBy, { name: last.actorName, node: last.nodeLabel ?? '' })}
      description={last.opinion}
    />
  )
}
