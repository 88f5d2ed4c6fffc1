import { Button } from '../../../ui/button.tsx'
import { openPage, useCan, useWords } from '../../../web/module-api.ts'
import { fetchStatementWords } from '../words/fetch-statement.ts'

/** From the lines of statements to the connected accounts, on each of which its statement is fetched. */
export default function AccountsToFetch() {
  const t = useWords()
  if (!useCan('yhzh-dz')) return null
  return (
    <Button icon="download" onClick={() => openPage('/bankAccount?directLink=1')}>
      {t(fetchStatementWords.fetch)}
    </Button>
  )
}
