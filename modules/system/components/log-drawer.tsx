import type { CallList } from '../../../base/system-list-type.ts'
import type { Json } from '../../../core/values/json.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { useLang, useStamp, useWords, type Values } from '../../../web/module-api.ts'
import { logWords as words } from '../words/logs.ts'
import { OperationPast } from './operation-changes.tsx'
import css from './log-drawer.module.css'

interface LogDrawerProps {
  readonly list: CallList
  readonly line: Values | null
  readonly onClose: () => void
}

/** One line of a log whole: every column, then what it changed, or where it broke. */
export function LogDrawer({ list, line, onClose }: LogDrawerProps) {
  const t = useWords()
  return (
    <Drawer
      open={line !== null}
      title={t(words.detail)}
      width={640}
      onClose={onClose}
      footer={
        <Button onClick={() => void navigator.clipboard?.writeText(String(line?.requestId ?? ''))}>
          {String(line?.requestId ?? '')}
        </Button>
      }
    >
      {line && <Facts list={list} line={line} />}
      {line && list.name === 'operationLog' && <OperationPast id={String(line.id)} />}
      {typeof line?.stack === 'string' && line.stack !== '' && (
        <>
          <h3 className={css.head}>{t(words.stack)}</h3>
          <pre className={css.stack}>{line.stack}</pre>
        </>
      )}
    </Drawer>
  )
}

function Facts({ list, line }: { readonly list: CallList; readonly line: Values }) {
  const t = useWords()
  const lang = useLang()
  const stamp = useStamp()
  const said = (name: string, value: Json) => {
    if (list.fields[name]?.kind === 'dateTime' && typeof value === 'number') return stamp(value)
    return list.fields[name]?.options?.find(({ code }) => code === value)?.label[lang] ?? String(value ?? '')
  }
  const filled = Object.entries(list.fields).filter(
    ([name]) => line[name] !== null && line[name] !== undefined && line[name] !== '',
  )
  return (
    <dl className={css.facts}>
      {filled.map(([name, { label }]) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd>{said(name, line[name] ?? null)}</dd>
        </div>
      ))}
    </dl>
  )
}
