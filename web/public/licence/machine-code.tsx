import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { licencePageWords as words } from './licence-words.ts'
import css from './licence.module.css'

/** The code that a licence is issued for, ready to be sent. */
export function MachineCode({ code }: { readonly code: string }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  // Without TLS a browser gives no clipboard: then the code is chosen by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className={css.machine}>
      <div>
        <h3>{t(words.machine)}</h3>
        <code>{code}</code>
        <p className={css.note}>{t(words.machineNote)}</p>
      </div>
      <Button icon={copied ? 'tick' : 'copy'} onClick={copy}>
        {t(copied ? words.copied : words.copy)}
      </Button>
    </div>
  )
}
