import { useId } from 'react'
import { signInWords as words } from '../../words/sign-in.ts'
import type { Site } from '../public-site-info.ts'
import { useWords } from '../use-words.ts'
import css from './demo-accounts.module.css'

interface DemoAccountsProps {
  readonly demo: NonNullable<Site['demo']>
  readonly onChoose: (userCode: string) => void
}

/** The named people of the demo group; a click fills the form with one of them. */
export function DemoAccounts({ demo, onChoose }: DemoAccountsProps) {
  const t = useWords()
  const heading = useId()
  return (
    <section className={css.demo} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t(words.demo)}</h2>
        <p>{t(words.demoNote, { password: demo.password })}</p>
      </header>
      <ul>
        {demo.accounts.map((account) => (
          <li key={account.userCode}>
            <button
              type="button"
              onClick={() => onChoose(account.userCode)}
              title={`${account.userName} · ${account.role}`}
            >
              <b>{account.userCode}</b>
              <span>{account.role}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
