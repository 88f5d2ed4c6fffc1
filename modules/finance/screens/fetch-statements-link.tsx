import { Button } from 'antd'
import { Icon } from '../../../ui/icon.tsx'
import { openPage, useCan, useWords } from '../../../web/module-api.ts'
import { fetchStatementWords } from '../words/fetch-statement.ts'

/** From the lines of statements to the connected accounts, on each of which its statement is fetched. */
export default function AccountsToFetch() {
  const t = useWords()
  if (!useCan('yhzh-dz')) return null
  return (
    <Button icon={<Icon name="download" size={16} />} onClick={() => openPage('/bankAccount?directLink=1')}>
      {t(fetchStatementWords.fetch)}
    </Button>
  )
}
