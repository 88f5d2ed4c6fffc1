import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { secondFactorWords as words } from '../../platform/words/second-factor.ts'
import css from './second-factor.module.css'

/** Ten codes, seen this once: copied, downloaded or written down. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  // Without TLS a browser gives no clipboard: then they are chosen by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = 'amur-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className={css.form}>
      <p>{t(words.codesNote)}</p>
      <ul className={css.codes} aria-label={t(words.codesTitle)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button icon={copied ? 'tick' : 'copy'} onClick={copy}>
          {t(copied ? words.copied : words.copy)}
        </Button>
        <Button onClick={download}>{t(words.download)}</Button>
        <Button look="primary" onClick={onKept}>
          {t(words.kept)}
        </Button>
      </div>
    </div>
  )
}
