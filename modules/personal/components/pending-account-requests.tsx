import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { AccountRequest } from '../../../core/api-types/account-request.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'

/**
 * What administrators ask about one's own account and nobody has agreed to yet: whoever did not ask for it stops it
 * here.
 */
export function AboutMe() {
  const t = useWords()
  const stamp = useStamp()
  const { data = [], refetch } = useQuery({
    queryKey: ['my', 'accountRequests', 'own'],
    queryFn: ({ signal }) =>
      http.get<readonly AccountRequest[]>('/api/system/my/accountRequest', { signal, quiet: true }),
  })
  const refuse = async (id: string) => {
    try {
      await http.post(`/api/system/accountRequest/${id}/refuse`, {}, { key: newKey() })
      toast.success(t(words.refusedIt))
    } catch {
      // What went wrong has been said.
    } finally {
      void refetch()
    }
  }
  return data.map(({ id, kind, askedBy, askedAt }) => (
    <Alert
      key={id}
      type="warning"
      showIcon
      title={t(words.aboutYou, { kind: t(words.aboutKinds, { kind }) })}
      description={t(words.aboutYouNote, { who: askedBy, time: stamp(askedAt, 'minute') })}
      action={
        <Button danger onClick={() => void refuse(id)}>
          {t(words.refuseIt)}
        </Button>
      }
    />
  ))
}
