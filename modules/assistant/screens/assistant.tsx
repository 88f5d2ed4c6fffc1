import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, ErrorState, useWords } from '../../../web/module-api.ts'
import type { AssistantState } from '../chat/conversation-types.ts'
import { assistantWords as words } from '../words/assistant.ts'
import { Talk } from './chat.tsx'
import { Help } from './help.tsx'
import css from './assistant.module.css'

/**
 * /chatGPT: an assistant over what its reader may read; without a model it says how one is configured. The help is
 * there either way.
 */
export default function Assistant() {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['assistant', 'state'],
    queryFn: ({ signal }) => http.get<AssistantState>('/api/assistant', { signal, quiet: true }),
  })
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={8} height={20} />
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t(words.page)} note={data.model === null ? undefined : t(words.note, { model: data.model })} />
      <Tabs
        items={[
          {
            key: 'talk',
            label: t(words.page),
            children: data.model === null ? <Off mayConfigure={data.mayConfigure} /> : <Talk state={data} />,
          },
          { key: 'help', label: t(words.help), children: <Help /> },
        ]}
        defaultActiveKey={data.model === null && !data.mayConfigure ? 'help' : 'talk'}
      />
    </Page>
  )
}

const settings =
  'ASSISTANT_URL=https://model.example/v1\nASSISTANT_KEY=…\nASSISTANT_MODEL=…\nASSISTANT_DAILY_TOKENS=200000'

function Off({ mayConfigure }: { readonly mayConfigure: boolean }) {
  const t = useWords()
  return (
    <div className={css.off}>
      <Empty title={t(words.off)} note={mayConfigure ? t(words.how) : t(words.offNote)} />
      {mayConfigure && <pre tabIndex={0}>{settings}</pre>}
    </div>
  )
}
