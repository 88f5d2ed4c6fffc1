import { Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListPane, openPage, RecordPane, useCan, usePage, useWords } from '../../../web/module-api.ts'
import { OwnershipChart } from '../components/ownership-chart.tsx'
import { printChart } from '../components/print-chart.ts'
import { groupCompaniesWords as words } from '../words/group-companies.ts'

type View = 'chart' | 'company' | 'shareholding'

const everything = {}

/** Companies of the group: who holds whom, the companies behind the units, and the holdings themselves. */
export default function Gsdept() {
  const t = useWords()
  const { label } = usePage()
  const [view, setView] = useState<View>('chart')
  const [open, setOpen] = useState<string | null>(null)
  const seesHoldings = useCan('gqgl-ck')
  const views = [
    { value: 'chart', label: t(words.chart) },
    { value: 'company', label: t(words.companies) },
    ...(seesHoldings ? [{ value: 'shareholding', label: t(words.holdings) }] : []),
  ] as const
  const choose = <Segmented value={view} options={[...views]} onChange={(next) => setView(next as View)} /> // the options are the views
  const addOf = { chart: null, company: words.addCompany, shareholding: words.addHolding }[view]
  return (
    <Page full>
      {view === 'chart' ? (
        <>
          <PageHeader
            title={t(label)}
            actions={
              <>
                {choose}
                <Button icon="print" onClick={printChart}>
                  {t(words.print)}
                </Button>
              </>
            }
          />
          <OwnershipChart title={t(words.chart)} onOpen={setOpen} />
        </>
      ) : (
        <Suspense fallback={<Skeleton lines={8} height={20} />}>
          <ListPane
            key={view}
            module="organisation"
            name={view}
            title={t(label)}
            fixed={everything}
            onOpen={(row) =>
              view === 'company'
                ? setOpen(String(row.id))
                : openPage(`/doc/organisation/shareholding/${String(row.id)}`)
            }
            actions={(doc) => (
              <>
                {choose}
                {doc.verbs.includes('xz') && addOf && (
                  <Button look="primary" icon="plus" onClick={() => openPage(`/doc/organisation/${view}/new`)}>
                    {t(addOf)}
                  </Button>
                )}
              </>
            )}
          />
        </Suspense>
      )}
      <Drawer open={open !== null} title={t(words.companies)} width={880} onClose={() => setOpen(null)}>
        {open !== null && (
          <Suspense fallback={<Skeleton lines={8} height={20} />}>
            <RecordPane module="organisation" name="company" id={open} />
          </Suspense>
        )}
      </Drawer>
    </Page>
  )
}
