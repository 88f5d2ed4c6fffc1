import { Button } from 'antd'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../../../web/define.ts'
import { peopleWords as words } from '../words/people.ts'
import css from './handover-dialog.module.css'

/** A password for one sign-in, shown this once and to copy. */
export function OnceDialog({ name, password, onClose }: { readonly name: string; readonly password: string; readonly onClose: () => void }) {
  const t = useWords()
  const copy = () => void navigator.clipboard.writeText(password).then(() => toast.success(t(words.copied)), () => toast.error(password))
  return (
    <Dialog open careful title={t(words.onceTitle)} width={420} onClose={onClose} footer={<><Button onClick={copy}>{t(words.copy)}</Button><Button type="primary" onClick={onClose}>{t(words.close)}</Button></>}>
      <div className={css.dialog}><p>{t(words.onceNote, { name })}</p><p className={css.password}>{password}</p></div>
    </Dialog>
  )
}
