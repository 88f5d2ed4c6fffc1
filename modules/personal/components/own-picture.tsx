import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Avatar, http, useSession, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import css from './account.module.css'

const mostMega = 5

/** One's picture, changed by choosing another; it is kept as any other file. */
export function OwnPicture({ onChosen }: { readonly onChosen: (file: object) => Promise<void> }) {
  const t = useWords()
  const { user } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (!file.type.startsWith('image/') || file.size > mostMega * 1024 * 1024)
      return toast.error(t(words.pictureSmall, { n: mostMega }))
    setBusy(true)
    try {
      const { filePath } = await http.upload<{ readonly filePath: string }>('/api/dfs/local/uploadImage', file)
      await onChosen({
        userId: user.userId,
        userName: user.userName,
        fileName: file.name,
        fileAdd: filePath,
        fileType: 'image',
        fileSize: file.size,
      })
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.picture}>
      <Avatar user={user} size={72} />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {t(words.picture)}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/bmp"
        hidden
        aria-label={t(words.picture)}
        onChange={(event) => void choose(event)}
      />
    </div>
  )
}
