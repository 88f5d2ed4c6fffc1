import { Alert } from 'antd'
import { useWords } from '../session/use-words.ts'
import type { Instance } from './instance.ts'
import { approvalWords } from './words.ts'

/** Why a document came back, on top of it for whoever is to correct it. */
export function ReturnedNotice({ instance }: { readonly instance: Instance | null }) {
  const t = useWords()
  const last = instance?.log.at(-1)
  if (instance?.status !== '0' || last?.verb !== 'reject') return null
  return <Alert type="warning" showIcon title={t(approvalWords.returnedBy, { name: last.actorName, node: last.nodeLabel ?? '' })} description={last.opinion} />
}
