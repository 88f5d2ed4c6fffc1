import { Dropdown } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { printLangs } from '../../../core/values/print-language.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { printWords } from '../../detail/print/words.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { languageNames } from '../../platform/session/language-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ExportProgressBar } from '../export/export-progress-bar.tsx'
import { batchPrintWords as words } from './batch-print-words.ts'
import { useBatchPrint } from './use-batch-print.ts'

interface BatchPrintButtonProps {
  readonly doc: Described
  readonly count: number
  /** The rows chosen. */
  readonly rows: () => Promise<readonly Values[]>
}

const most = 100

/** Prints the rows chosen into one PDF, in one of the languages of prints. */
export function BatchPrintButton({ doc, count, rows }: BatchPrintButtonProps) {
  const t = useWords()
  const { progress, run, cancel } = useBatchPrint(doc)
  if (progress !== null) return <ExportProgressBar progress={progress} words={words} onCancel={cancel} size="small" />
  const labels = { ...languageNames, 'zh-ru': t(printWords.bilingual), 'zh-en': t(printWords.withEnglish) }
  const items = printLangs.map((lang) => ({
    key: lang,
    label: labels[lang],
    onClick: () => {
      if (count > most) toast.warning(t(words.tooMany, { most }))
      else
        void rows().then(
          (chosen) =>
            run(
              chosen.map(({ id }) => String(id)),
              lang,
            ),
          () => undefined,
        )
    },
  }))
  return (
    <Dropdown menu={{ items, autoFocus: true }} trigger={['click']}>
      <Button size="small" icon="print" aria-haspopup="menu">
        {t(words.print)}
      </Button>
    </Dropdown>
  )
}
