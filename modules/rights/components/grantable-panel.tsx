import { Switch } from 'antd'
import { useMemo } from 'react'
import { useWords } from '../../../web/module-api.ts'
import { roleWords as words } from '../words/role-page.ts'
import { PermissionPanel } from './permission-panel.tsx'
import type { Catalogue } from './role-queries.tsx'
import css from './role.module.css'

interface GrantablePanelProps {
  readonly catalogue: Catalogue
  readonly chosen: readonly string[]
  readonly mayGrant: (code: string) => boolean
  readonly disabled: boolean
  readonly onChange: (codes: readonly string[]) => void
}

/** What the holders of a role may grant to others, apart from what they hold. */
export function GrantablePanel({
  catalogue: { parts, grantable },
  chosen,
  mayGrant,
  disabled,
  onChange,
}: GrantablePanelProps) {
  const t = useWords()
  const codes = useMemo(() => new Set(chosen), [chosen])
  return (
    <>
      <p className={css.note}>{t(words.grantableNote)}</p>
      <label className={css.switch}>
        <Switch
          size="small"
          checked={codes.has('*')}
          disabled={disabled || !grantable.includes('*')}
          onChange={(all) => onChange(all ? ['*'] : [])}
        />
        {t(words.everything)}
      </label>
      {!codes.has('*') && (
        <PermissionPanel
          parts={parts}
          chosen={codes}
          mayGrant={mayGrant}
          disabled={disabled}
          onChange={(next) => onChange([...next].sort())}
        />
      )}
    </>
  )
}
