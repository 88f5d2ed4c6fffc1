import type { Described } from '../../../core/description/described-document.ts'
import { printLangs, type PrintLang } from '../../../core/values/print-language.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
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
  const print = (lang: PrintLang) => {
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
  }
  return (
    <ActionMenu
      entries={() => printLangs.map((lang) => ({ key: lang, label: labels[lang], onClick: () => print(lang) }))}
      button={(trigger) => (
        <Button {...trigger} size="small" icon="print">
          {t(words.print)}
        </Button>
      )}
    />
  )
}
